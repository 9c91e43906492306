import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_DOCUMENTS } from '@/domain/application';
import { submitted } from '@test/records';
import { FakeBrowser } from '@test/storage/fakeBrowser';

const APPLICATION = submitted('one', {
  firstName: 'Amal',
  documents: {
    ...NO_DOCUMENTS,
    passportCopy: { name: 'a.png', size: 1, type: 'image/png' },
    passportPhoto: { name: 'b.png', size: 1, type: 'image/png' },
  },
});

beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));

/** A tab with the application, its two documents, and a field that this version does not know. */
async function openTab() {
  const tab = await new FakeBrowser().openTab();
  const { db } = await import('@/store/journal/db');
  await db.open();
  for (const table of db.tables) await table.clear();
  await tab.startUp();
  const file = new Blob(['x']);
  const files = [
    { kind: 'passportCopy', file },
    { kind: 'passportPhoto', file },
  ] as const;
  await tab.applications.append(() => ({ ...APPLICATION, color: 'teal' }), { files });
  const { readDocumentFiles } = await import('@/store/fileRows');
  const { sendingsTable } = await import('@/shared/store/applicationHistories');
  return {
    ...(await import('./corrections.queries')),
    application: tab.applications.list()[0] ?? APPLICATION,
    stored: (): unknown => JSON.parse(tab.storage.getItem('visaApplications') ?? 'null'),
    kinds: async () => [...(await readDocumentFiles('one')).keys()],
    sendings: sendingsTable,
  };
}

test('a correction keeps what it does not know, its documents, and no sign of what was made before', async () => {
  const { application, replaceApplication, stored, kinds, sendings } = await openTab();
  await sendings.put({ applicationId: 'one', at: 1, how: 'saved' });
  const documents = { ...APPLICATION.documents, passportPhoto: null };
  const after = { ...APPLICATION, firstName: 'Amala', documents };
  await replaceApplication(application, after, [], undefined);
  expect(stored()).toEqual([{ ...after, color: 'teal' }]);
  expect(await kinds()).toEqual(['passportCopy']);
  expect(await sendings.toArray()).toEqual([]);
});

test('what was changed or withdrawn meanwhile is not replaced', async () => {
  const { application, replaceApplication, withdrawApplication, stored } = await openTab();
  const theirs = { ...application, firstName: 'Theirs' };
  await replaceApplication(application, theirs, [], undefined);
  const mine = { ...application, firstName: 'Mine' };
  const late = () => replaceApplication(application, mine, [], undefined);
  await expect(late()).rejects.toMatchObject({ reason: 'conflict' });
  expect(stored()).toMatchObject([{ firstName: 'Theirs' }]);
  await withdrawApplication(theirs);
  await expect(late()).rejects.toMatchObject({ reason: 'conflict' });
  expect(stored()).toEqual([]);
});

test('a sent application is neither replaced nor withdrawn, until that is taken back', async () => {
  const { application, replaceApplication, withdrawApplication, stored, kinds, sendings } =
    await openTab();
  await sendings.put({ applicationId: 'one', at: 1, how: 'shared' });
  const after = { ...application, firstName: 'Amala' };
  await expect(replaceApplication(application, after, [], undefined)).rejects.toThrow(
    expect.objectContaining({ name: 'AlreadySent' }),
  );
  await expect(withdrawApplication(application)).rejects.toThrow(
    expect.objectContaining({ name: 'AlreadySent' }),
  );
  expect(stored()).toMatchObject([{ firstName: 'Amal' }]);
  expect(await kinds()).toHaveLength(2);
  await sendings.put({ applicationId: 'one', at: 2, how: 'undone' });
  await withdrawApplication(application);
  expect(stored()).toEqual([]);
  expect(await kinds()).toEqual([]);
  expect(await sendings.toArray()).toEqual([]);
});
