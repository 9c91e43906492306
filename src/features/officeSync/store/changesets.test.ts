import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Change } from '@/engines/officeSync/change';
import { FakeProcesses } from '@test/storage/fakeProcesses';

const SCHEMA_BEFORE = {
  meta: 'name',
  journal: 'key',
  revisions: '[key+hash], [key+revision]',
  entries: '[key+slot], [key+revision]',
  files: '[applicationId+kind]',
  drafts: 'id',
  snapshots: '++id, reason',
  quarantine: '[key+hash]',
  credentials: 'key',
  marks: '[kind+id]',
  recentSearches: '[audience+typed]',
  publicationState: 'name',
  publications: 'id',
  places: 'name',
  officeKeys: 'id',
  takenOver: 'applicationId, at',
  decisions: '[applicationId+decided], decided',
  slips: 'mark',
  changes: '[key+record+id], seq, waits',
  unsettled: '[key+record]',
  folder: 'name',
  folderFiles: 'name',
  outside: 'id, submitted',
  sendings: '[applicationId+at]',
  steps: 'id, applicationId',
};

/** A change of a page's title, made after all before it. */
const titled = (record: string, clock: number, more: Change['fields'] = {}): Change => ({
  id: String(clock).padStart(22, '0'),
  clock,
  key: 'pages',
  record,
  fields: { title: { value: `Title ${clock}`, replaces: [] }, ...more },
});

/** A counter whose changes an earlier version stored one by one, with the tab that did so. */
async function counterBefore(rows: readonly object[], lastSeq: number) {
  const databases = new IDBFactory();
  const before = new Dexie('dubai-visa', { indexedDB: databases, IDBKeyRange });
  before.version(10).stores(SCHEMA_BEFORE);
  before.on('versionchange', () => {
    before.close({ disableAutoOpen: false });
    return false;
  });
  const office = { counter: 'a'.repeat(16), name: 'One', isInStep: true, clock: 9, lastSeq };
  await before.table('meta').put({ name: 'database', epoch: 'epoch', dataVersion: 1, office });
  await before.table('changes').bulkPut([...rows]);
  const { data } = new FakeProcesses(databases).open();
  await data.startUp();
  return { before, data };
}

test('changes that an earlier version stored one by one are all there, and merge as before', async () => {
  const changes = Array.from({ length: 2500 }, (_, at) => titled(`p${String(at % 50)}`, at + 1));
  const rows = changes.map((change, at) => ({ ...change, seq: at + 1, isOwn: at === 0 }));
  const { before, data } = await counterBefore(rows, rows.length);
  expect((await data.changesAfter(0)).changes).toEqual(changes);
  expect(await data.changesAfter(2498)).toEqual({ changes: changes.slice(2498), last: 2500 });
  expect(await data.receiveChanges(changes)).toEqual({ taken: 0, waiting: 0 });
  expect(await data.receiveChanges([titled('p7', 3000)])).toEqual({ taken: 1, waiting: 0 });
  expect((await data.changesAfter(2500)).changes).toEqual([titled('p7', 3000)]);
  // Code that does not know the sets writes nothing where it finds this.
  expect(await before.table('meta').get('database')).toMatchObject({ dataVersion: 2 });
});

test('a change that waited for this version is merged once, and waits no longer', async () => {
  const page = { content: { value: '', replaces: [] }, slug: { value: 'a', replaces: [] } };
  const waited = titled('p1', 5, page);
  const newer = titled('p2', 6, { '#signed': { value: 1, replaces: [] } });
  const { data } = await counterBefore(
    [
      { ...waited, seq: 1, isOwn: false, waits: 1 },
      { ...newer, seq: 2, isOwn: false, waits: 1 },
    ],
    2,
  );
  expect(await data.receiveChanges([])).toEqual({ taken: 1, waiting: 1 });
  expect(data.pages.list().map(({ title }) => title)).toContain('Title 5');
  expect(await data.receiveChanges([newer, waited])).toEqual({ taken: 0, waiting: 1 });
  // A newer version has said more with the same change.
  const more = { ...newer, fields: { ...newer.fields, slug: { value: 'b', replaces: [] } } };
  expect(await data.receiveChanges([more])).toEqual({ taken: 1, waiting: 1 });
  expect((await data.changesAfter(0)).changes).toEqual([waited, more]);
});

test('a browser in no office stays open to earlier versions until it joins one', async () => {
  const { data } = new FakeProcesses(new IDBFactory()).open();
  await data.startUp();
  expect(await data.db.meta.get('database')).toMatchObject({ dataVersion: 1 });
  await data.joinOffice('One');
  expect(await data.db.meta.get('database')).toMatchObject({ dataVersion: 2 });
});

test('a record that cannot be shared is one change, which stays here', async () => {
  const { data } = new FakeProcesses(new IDBFactory()).open();
  await data.startUp();
  const [page] = data.pages.list();
  if (page === undefined) throw new Error('no page');
  await data.pages.append(() => ({ ...page, id: 'x'.repeat(1500), slug: 'long' }));
  await data.joinOffice('One');
  const { changes } = await data.changesAfter(0);
  expect(changes.map(({ key }) => key).toSorted()).toEqual(['counters', 'pages']);
});
