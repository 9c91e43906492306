import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '@/features/content/model/incoming';
import { readBackup, readHistory } from '@/features/backup/model/readBackup';
import { writeBackup } from '@/engines/backup/backupFile';
import { seed } from '@/domain/seed/seed';
import { messageOf, NOW, submitted } from '@test/records';
import { FakeBrowser, type FakeTab, isolateTabs } from '@test/storage/fakeBrowser';

beforeEach(isolateTabs);

async function openTab(browser = new FakeBrowser()) {
  const tab = await browser.openTab();
  const { db } = await import('@/store/journal/db');
  if (browser.disk.length === 0) {
    await db.open();
    for (const table of db.tables) await table.clear();
  }
  await tab.startUp();
  return tab;
}

const submit = (tab: FakeTab, id: string, file?: Blob) =>
  tab.applications.append(
    () => submitted(id),
    file ? { files: [{ kind: 'passportCopy', file }] } : {},
  );

async function backUp(withMailPassword = false): Promise<Blob> {
  const { readTexts } = await import('./makeBackup');
  const { documentNames, readDocument } = await import('@/store/fileRows');
  const { file } = await writeBackup({
    createdAt: NOW,
    siteName: 'Gate',
    ...(await readTexts({ withMailPassword })),
    documents: await documentNames(),
    readDocument,
  });
  return file;
}

/** Opens a backup as the panel does. */
async function look(file: Blob) {
  const { backup } = await readBackup(file);
  const { records } = checkContent(backup.content);
  const { dryRun } = await import('./restore');
  return { records, ...(await dryRun(records)) };
}

const NONE: ReadonlySet<never> = new Set();

async function newestSnapshot(reason: string) {
  const { recoverables } = await import('./recoverable');
  const { openSnapshot } = await import('./openBackup');
  const [newest] = (await recoverables()).list;
  if (newest?.kind !== 'snapshot') throw new Error('There is no snapshot.');
  expect(newest).toMatchObject({ reason });
  const snapshot = await openSnapshot(newest.id);
  if (!snapshot) throw new Error('It cannot be opened.');
  return snapshot;
}

const stored = ({ storage }: FakeTab) =>
  ['pages', 'blogs', 'sections', 'visaCards', 'menus', 'settings', 'visaApplications'].map((key) =>
    storage.getItem(key),
  );

test('a backup brings everything back into an empty browser, documents included', async () => {
  const tab = await openTab();
  await submit(tab, '1', new Blob(['%PDF-1'], { type: 'application/pdf' }));
  tab.storage.setItem('settings', '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}');
  await tab.reconcileKeys(['settings']);
  const before = stored(tab);
  const [open, whole] = [await backUp(), await backUp(true)];
  expect(await open.text()).not.toContain('secret');
  expect(await whole.text()).toContain('secret');

  const other = await openTab();
  const { readDocuments } = await import('@/features/backup/model/readBackup');
  const { documents } = await readDocuments(
    (await readBackup(whole)).backup.documents ?? [],
    new Set(['1']),
  );
  const { records, hashes } = await look(whole);
  const { restore } = await import('./restore');
  await restore(records, 'replace', { hashes, documents });
  expect(stored(other)).toEqual(before);
  const { readDocumentFiles: readFiles } = await import('@/store/fileRows');
  expect(await (await readFiles('1')).get('passportCopy')?.text()).toBe('%PDF-1');
});

test('adding adds and replacing removes until it is undone', async () => {
  const tab = await openTab();
  await submit(tab, '1');
  tab.storage.setItem('settings', '{"siteName":"Gate","smtp":{"pass":"secret"}}');
  await tab.reconcileKeys(['settings']);
  const file = await backUp();
  const [about] = seed.pages;
  if (!about) throw new Error('The demo has no page.');
  await tab.pages.save({ ...about, id: 'since' });
  await tab.pages.remove('page-about');
  const ids = () => tab.pages.list().map(({ id }) => id);
  const { countDifferences } = await import('@/engines/backup/comparison');
  const { restore } = await import('./restore');

  const first = await look(file);
  const differences = [...first.pairings].map(
    ([key, pairing]) => [key, countDifferences(pairing)] as const,
  );
  expect(new Map(differences).get('pages')).toMatchObject({
    added: 1,
    same: 1,
    onlyStored: 1,
  });
  expect(new Map(differences).get('settings')).toMatchObject({ same: 1 });

  await restore(first.records, 'add', first);
  expect(ids()).toEqual(['page-contact-us', 'since', 'page-about']);
  const second = await look(file);
  await restore(second.records, 'replace', second);
  expect(ids()).toEqual(['page-about', 'page-contact-us']);
  expect(tab.storage.getItem('settings')).toContain('secret');

  const snapshot = await newestSnapshot('restoring');
  expect(snapshot.effects.get('pages')).toMatchObject({ added: 1, same: 2 });
  const { restorePrepared } = await import('./openBackup');
  await restorePrepared({ ...snapshot, mode: 'replace', leftOut: new Set(['pages']) });
  expect(ids()).toEqual(['page-about', 'page-contact-us']);
  await restorePrepared({ ...snapshot, mode: 'replace', leftOut: NONE });
  expect(ids()).toEqual(['page-contact-us', 'since', 'page-about']);
});

const decision = (applicationId: string, decided: number, note = '') => ({
  applicationId,
  decided,
  note,
  status: 'Approved' as const,
  mark: 'm'.repeat(22),
  number: null,
  digits: '1',
});

test('decisions and how applications came travel with a backup', async () => {
  const arrival = (applicationId: string) => ({
    applicationId,
    list: '[]',
    packed: '[]',
    keyId: 'ff9daf38',
    how: 'scanner' as const,
    at: 1,
  });
  const tab = await openTab();
  await submit(tab, '1');
  const { receivedTable, decisionsTable, sendingsTable } =
    await import('@/shared/store/applicationHistories');
  await receivedTable.bulkPut([arrival('1'), arrival('not in the list')]);
  await decisionsTable.bulkPut([decision('1', 5, 'Bring the original.'), decision('gone', 6)]);
  await sendingsTable.bulkPut([
    { applicationId: '1', at: 5, how: 'saved' },
    { applicationId: '1', at: 6, how: 'shared' },
  ]);
  const file = await backUp();

  await openTab();
  const other = await import('@/shared/store/applicationHistories');
  await other.sendingsTable.put({ applicationId: '1', at: 7, how: 'mailed' });
  await other.decisionsTable.put(decision('1', 7, 'Later.'));
  const { backup } = await readBackup(file);
  const { history, refused } = readHistory(backup.content, new Set(['1']));
  expect(refused).toEqual([]);
  expect(backup.counts).toMatchObject({ takenOver: 1, decisions: 1, sendings: 2 });
  const { records, hashes } = await look(file);
  const { restore } = await import('./restore');
  await restore(records, 'replace', { hashes, history });
  expect(await other.receivedTable.toArray()).toEqual([arrival('1')]);
  expect((await other.decisionsTable.toArray()).map(({ note }) => note)).toEqual([
    'Bring the original.',
    'Later.',
  ]);
  expect((await other.sendingsTable.toArray()).map(({ how }) => how)).toEqual([
    'saved',
    'shared',
    'mailed',
  ]);
});

test('earlier versions travel with a backup, except those of a list that stays as it is', async () => {
  const of = (key: 'pages' | 'blogs') => ({ key, id: '1', at: 5, text: '{"id":"1"}' });
  await openTab();
  const { addVersions } = await import('@/shared/store/entryVersions');
  await addVersions([of('pages'), of('blogs')]);
  const file = await backUp();

  await openTab();
  const { db } = await import('@/store/journal/db');
  const here = { ...of('pages'), at: 6 };
  await db.table('versions').put(here);
  const { openBackup, restorePrepared } = await import('./openBackup');
  const prepared = await openBackup({ file });
  expect(prepared.refused).toEqual([]);
  const leftOut = new Set(['blogs' as const]);
  await restorePrepared({ ...prepared, mode: 'replace', leftOut });
  expect(await db.table('versions').toArray()).toEqual([of('pages'), here]);
});

test('earlier versions that cannot be read are named', async () => {
  await openTab();
  const { readTexts } = await import('./makeBackup');
  const version = { key: 'pages' as const, id: '1', at: 5, text: '{"id":"1"}' };
  const { file } = await writeBackup({
    createdAt: NOW,
    siteName: 'Gate',
    ...(await readTexts({ withMailPassword: false })),
    versions: [version, { ...version, at: 1.5 }, { ...version, id: '' }],
    documents: [],
    readDocument: () => Promise.resolve(undefined),
  });
  const { openBackup } = await import('./openBackup');
  const { refused, versions } = await openBackup({ file });
  expect(versions).toEqual([version]);
  expect(refused).toEqual([{ place: 'Earlier versions: 2', reason: 'It cannot be read.' }]);
});

test('rows of a backup that are out of bounds or of no application are left out', () => {
  const content = {
    decisions: [
      decision('1', 5),
      decision('2', 5),
      decision('1', 1e300),
      decision('1', 6, 'x'.repeat(201)),
      { ...decision('1', 6), digits: '1'.repeat(3000) },
      null,
    ],
    takenOver: 'none',
  };
  const { history, refused } = readHistory(content, new Set(['1']));
  expect(history).toEqual({
    takenOver: [],
    decisions: [decision('1', 5)],
    sendings: [],
    steps: [],
  });
  expect(refused).toHaveLength(6);
  expect(readHistory({}, new Set(['1']))).toEqual({
    history: { takenOver: [], decisions: [], sendings: [], steps: [] },
    refused: [],
  });
});

/** Two applications and two messages; then one of each is decided or deleted, and others arrive. */
async function decideAfterBackup() {
  const tab = await openTab();
  const { decisionsTable } = await import('@/shared/store/applicationHistories');
  const { contactMessages } = await import('@/store/repository');
  const { storeDecision } = await import('@/features/handover/store/receivedApplications');
  const { tidy } = await import('@/store/journal/startUp');
  await submit(tab, 'decided', new Blob(['%PDF-1'], { type: 'application/pdf' }));
  await submit(tab, 'deleted', new Blob(['%PDF-1'], { type: 'application/pdf' }));
  for (const id of ['read', 'deleted']) await contactMessages.append(() => messageOf(id));
  const file = await backUp();
  await tidy(Date.now());
  await storeDecision(decision('decided', 9));
  await submit(tab, 'since');
  await contactMessages.append(() => messageOf('since'));
  await tab.applications.remove('deleted');
  await contactMessages.remove('deleted');
  const state = async () => ({
    applications: tab.applications.list().map(({ id, status }) => `${id} ${status}`),
    messages: contactMessages.list().map(({ id }) => id),
    decisions: await decisionsTable.toArray(),
  });
  return { tab, file, state, before: await state(), contactMessages };
}

test('a snapshot or a backup withdraws no decision, and adds nothing that was deleted', async () => {
  const { file, state, before } = await decideAfterBackup();
  expect(before.applications).toEqual(['decided Approved', 'since Submitted']);
  const { openBackup, restorePrepared } = await import('./openBackup');
  const snapshot = await newestSnapshot('daily');
  const none = { added: 0, changed: 0, onlyStored: 0 };
  for (const key of ['visaApplications', 'contactMessages'] as const)
    expect(snapshot.effects.get(key)).toMatchObject(none);
  await restorePrepared({ ...snapshot, mode: 'replace', leftOut: NONE });
  expect(await state()).toEqual(before);

  for (const mode of ['add', 'replace'] as const) {
    const prepared = await openBackup({ file });
    const { effects, additions, refused = [] } = prepared;
    for (const key of ['visaApplications', 'contactMessages'] as const)
      expect(effects.get(key)).toMatchObject({ ...none, same: 1 });
    expect(additions?.get('documents')).toBe(0);
    expect(refused.map(({ place }) => place)).toEqual([
      'Visa applications: 1',
      'Contact messages: 1',
    ]);
    await restorePrepared({ ...prepared, mode, leftOut: NONE });
    expect(await state()).toEqual(before);
  }
});

test('what is missing without having been deleted is added, with the status that was decided', async () => {
  const { tab, file, state, contactMessages } = await decideAfterBackup();
  // The decisions stay when something else empties the list.
  tab.storage.setItem('visaApplications', '[]');
  await tab.reconcileKeys(['visaApplications'], { stored: 'intended' });
  expect((await state()).applications).toEqual([]);
  const { openBackup } = await import('./openBackup');
  const { restore } = await import('./restore');
  const prepared = await openBackup({ file });
  await restore(prepared.plans.replace.content, 'replace', prepared);
  expect((await state()).applications).toEqual(['decided Approved']);

  const undo = await contactMessages.remove('read');
  await undo();
  tab.storage.setItem('contactMessages', '[]');
  await tab.reconcileKeys(['contactMessages'], { stored: 'intended' });
  const again = await openBackup({ file });
  expect(again.effects.get('contactMessages')).toMatchObject({ added: 1 });
});

test('an application that is here keeps its record; one that is added brings its own', async () => {
  const before = { takenOver: [], decisions: [decision('1', 5)], sendings: [], steps: [] };
  const incoming = {
    ...before,
    decisions: [decision('1', 5), decision('1', 7), decision('2', 5), decision('erased', 5)],
  };
  const { historyToAdd } = await import('@/shared/store/applicationHistories');
  const excluded = new Set(['visaApplications erased']);
  const added = (here: readonly string[]) =>
    historyToAdd(incoming, before, { here: new Set(here), excluded }).decisions.map(
      ({ applicationId, decided }) => `${applicationId} ${decided}`,
    );
  expect(added(['1', '2'])).toEqual(['2 5']);
  expect(added([])).toEqual(['1 7', '2 5']);
});

test('a change since the comparison is not overwritten', async () => {
  const tab = await openTab();
  const file = await backUp();
  await tab.pages.remove('page-about');
  const looked = await look(file);
  await submit(tab, 'meanwhile');
  const before = stored(tab);
  const { restore } = await import('./restore');
  await expect(restore(looked.records, 'replace', looked)).rejects.toMatchObject({
    reason: 'conflict',
  });
  expect(stored(tab)).toEqual(before);
});

test('shrinking texts are written first, to make room for growing ones', async () => {
  const tab = await openTab();
  const file = await backUp();
  // Small pages and a large section here, and the reverse in the backup.
  for (const { id } of seed.pages) await tab.pages.remove(id);
  const large = { id: 'm', content: 'x'.repeat((tab.storage.getItem('blogs')?.length ?? 0) * 2) };
  tab.storage.setItem('sections', JSON.stringify([large]));
  await tab.reconcileKeys(['sections']);
  const used = () => stored(tab).join('').length;
  const limit = used();
  const write = tab.storage.setItem.bind(tab.storage);
  vi.spyOn(tab.storage, 'setItem').mockImplementation((key, text) => {
    if (used() - (tab.storage.getItem(key)?.length ?? 0) + text.length > limit)
      throw new DOMException('', 'QuotaExceededError');
    write(key, text);
  });
  const { records, hashes } = await look(file);
  const { restore } = await import('./restore');
  await restore(records, 'replace', { hashes });
  expect(tab.pages.list()).toHaveLength(2);
  expect(tab.storage.getItem('sections')).not.toContain('xxx');
});

test('erasing leaves nothing, and the next start is a first visit', async () => {
  const browser = new FakeBrowser();
  const tab = await openTab(browser);
  await submit(tab, '1', new Blob(['x']));
  const { eraseEverything } = await import('./erase');
  const { keyCount, documentCount } = await eraseEverything();
  expect({ keyCount, documentCount }).toEqual({ keyCount: 7, documentCount: 1 });
  expect(stored(tab).every((text) => text === null)).toBe(true);

  const next = await browser.openTab();
  await next.startUp();
  expect(next.applications.list()).toEqual([]);
  expect(next.pages.list()).toHaveLength(2);
});

test('without a database a key that cannot be read is left out of what is read, and stays as it is', async () => {
  const tab = await new FakeBrowser().openTab();
  const { markDatabaseLost } = await import('@/store/storageHealth');
  markDatabaseLost();
  await tab.startUp();
  tab.storage.setItem('visaApplications', '[{"id":');
  const { readTexts } = await import('./makeBackup');
  const { texts } = await readTexts({ withMailPassword: false });
  expect(texts.get('pages')).toHaveLength(2);
  expect(texts.get('contactMessages')).toEqual([]);
  // Otherwise a restore would store an empty list.
  expect(texts.has('visaApplications')).toBe(false);

  const { dryRun, restore } = await import('./restore');
  const record = { id: '1' };
  const records = new Map([['visaApplications', [{ id: '1', record, raw: record }]]] as const);
  const { hashes } = await dryRun(records);
  await expect(restore(records, 'add', { hashes })).rejects.toMatchObject({ reason: 'blocked' });
  expect(tab.storage.getItem('visaApplications')).toBe('[{"id":');
});
