import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import { composeHash, fragment } from '@/store/keys';

/** The previous version's database, with search terms. */
function versionBefore(): Dexie {
  const before = new Dexie('dubai-visa');
  before.version(5).stores({
    meta: 'name',
    journal: 'key',
    revisions: '[key+hash], [key+revision]',
    entries: '[key+slot], [key+revision], *words, *terms, unindexed',
    files: '[applicationId+kind]',
    drafts: 'id',
    snapshots: '++id, reason',
    quarantine: '[key+hash]',
    credentials: 'key',
    marks: '[kind+id]',
    recentSearches: '[audience+typed]',
    publicationState: 'name',
    officeKeys: 'id',
    takenOver: 'applicationId, at',
    decisions: '[applicationId+decided], decided',
    slips: 'mark',
  });
  before.on('versionchange', () => {
    before.close({ disableAutoOpen: false });
    return false;
  });
  return before;
}

test('the decisions of an office stay, with the stamps of their application', async () => {
  const { db, DATA_VERSION } = await import('./db');
  const before = new Dexie('dubai-visa');
  before.version(13).stores({
    meta: 'name',
    stamps: 'name, file',
    toldDecisions: 'id, applicationId, file, twice',
  });
  const office = { counter: 'c', isInStep: true, last: 1, number: 4, month: '', waiting: 0 };
  await before.table('meta').put({ name: 'database', epoch: 'epoch', dataVersion: 3, office });
  const known = {
    key: 'visaApplications',
    record: '1',
    cells: { '': [5, 'c'] },
    gone: {},
    file: 2,
  };
  await before.table('stamps').put({ name: 'visaApplications 1', ...known });
  const decision = (id: string, applicationId: string) => ({ id, applicationId, value: { id } });
  await before
    .table('toldDecisions')
    .bulkPut([
      { ...decision('a', '1'), twice: 1 },
      { ...decision('b', '1'), twice: 1, file: 4 },
      decision('c', '2'),
    ]);
  before.close();

  await db.open();
  expect(await db.table('stamps').toArray()).toEqual([
    {
      ...known,
      name: 'visaApplications 1',
      decisions: [
        { id: 'a', value: { id: 'a' } },
        { id: 'b', value: { id: 'b' } },
      ],
      twice: 1,
      file: 4,
    },
    {
      name: 'visaApplications 2',
      key: 'visaApplications',
      record: '2',
      cells: {},
      gone: {},
      decisions: [{ id: 'c', value: { id: 'c' } }],
    },
  ]);
  expect(await db.meta.get('database')).toMatchObject({ dataVersion: DATA_VERSION, office });
  expect(db.tables.map(({ name }) => name)).not.toContain('toldDecisions');
  await db.delete();
});

test('a database of an earlier version keeps its content and loses what was searched', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const records = ['one', 'two'].map((id) => fragment({ id, title: id, slug: id }));
  const written = { key: 'pages', hash: composeHash(records), revision: 1, savedAt: 1 };
  const entries = records.map(({ text }, at) => ({
    key: 'pages',
    slot: at + 1,
    pos: at + 1,
    revision: 1,
    text,
  }));
  const rows = {
    meta: [{ name: 'database', epoch: 'epoch', dataVersion: 1 }],
    journal: [{ ...written, freeSlot: 3 }],
    revisions: [written],
    drafts: [{ id: 'apply:1', value: 'typed', savedAt: 1 }],
  };
  const before = versionBefore();
  for (const [name, some] of Object.entries(rows)) await before.table(name).bulkPut(some);
  const found = { terms: ['0page'], words: ['page'], unindexed: 1 };
  await before.table('entries').bulkPut(entries.map((row) => ({ ...row, ...found })));

  const { pages, startUp } = await new FakeBrowser().openTab();
  await startUp();
  expect(pages.list().map(({ id }) => id)).toEqual(['one', 'two']);
  const { db } = await import('./db');
  expect(await db.entries.toArray()).toEqual(entries);
  for (const [name, some] of Object.entries(rows))
    for (const row of some) expect(await db.table(name).toArray()).toContainEqual(row);
  expect(db.tables.map(({ name }) => name)).not.toContain('recentSearches');
  const store = db.backendDB().transaction('entries').objectStore('entries');
  expect([...store.indexNames]).toEqual(['[key+revision]']);

  // A tab with older code is still open.
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await before.table('entries').count()).toBe(2);
  await before.table('drafts').put({ id: 'older', value: 'typed', savedAt: 2 });
  expect(await db.drafts.get('older')).toMatchObject({ value: 'typed' });
});
