import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { DATA_VERSION } from '@/store/journal/db';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

/** Opens a page whose code is older than the database's data version. */
async function openOutdated() {
  await new FakeBrowser().openTab();
  const data = {
    ...(await import('../features/session/store/account')),
    ...(await import('@/store/draftRows')),
    ...(await import('../store/journal/commit')),
    ...(await import('../store/journal/snapshots')),
  };
  const { db } = await import('@/store/journal/db');
  await data.putDraft({ id: 'draft', value: 1, savedAt: 1 });
  await db.meta.update('database', { dataVersion: DATA_VERSION + 1 });
  return { ...data, db };
}

type Data = Awaited<ReturnType<typeof openOutdated>>;

const WRITES: Readonly<Record<string, (data: Data) => Promise<unknown>>> = {
  'discards no draft': ({ removeDraftRow }) => removeDraftRow('draft'),
  'changes no password': ({ savePassword }) =>
    savePassword({ salt: 'aa', hash: 'aa', iterations: 600_000 }),
  'disowns no text': ({ markAborted }) =>
    markAborted([{ key: 'pages', hash: 'a', revision: 1, savedAt: 1 }]),
};

async function rowsIn({ db }: Data): Promise<string> {
  return JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())));
}

test.each(Object.entries(WRITES))('older code than what has written %s', async (_name, write) => {
  const data = await openOutdated();
  const before = await rowsIn(data);
  await expect(write(data)).rejects.toMatchObject({ reason: 'outdated' });
  expect(await rowsIn(data)).toBe(before);
});

test('older code quarantines nothing, and throws nothing when reading', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const data = await openOutdated();
  const before = await rowsIn(data);
  await data.quarantineRecords('pages', '{');
  expect(await rowsIn(data)).toBe(before);
});
