import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageOf as page } from '@test/records';
import { FakeBrowser, type FakeTab, registerFeatures } from '@test/storage/fakeBrowser';

const TITLES = ['one', 'two', 'three'];

let tab: FakeTab;

async function database() {
  return (await import('./journal/db')).db;
}

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dubai-visa').addEventListener('success', resolve);
  });
  tab = await new FakeBrowser().openTab();
  for (const title of TITLES) await tab.pages.save(page(title));
});

const titles = () => tab.pages.list().map(({ title }) => title);

test('several entries are changed in one commit, the others left as they are', async () => {
  await tab.pages.save({ ...page('two'), colour: 'teal' });
  const db = await database();
  const before = await db.journal.get('pages');
  await tab.pages.update((stored) =>
    stored
      .filter(({ id }) => id !== 'three')
      .map(({ colour: _unknown, ...entry }) => ({ ...entry, title: `${entry.title}!` })),
  );
  expect(tab.pages.list().map(({ title }) => title)).toEqual(['one!', 'two!', 'three']);
  expect(tab.pages.list()[1]).toMatchObject({ colour: 'teal' });
  expect((await db.journal.get('pages'))?.revision).toBe((before?.revision ?? 0) + 1);
});

test('an entry that is gone is not brought back by an update', async () => {
  const stale = tab.pages.list();
  await tab.pages.remove('two');
  await tab.pages.update(() => stale.map((entry) => ({ ...entry, slug: 'new' })));
  expect(tab.pages.list().map(({ id, slug }) => [id, slug])).toEqual([
    ['one', 'new'],
    ['three', 'new'],
  ]);
});

test('deleting keeps a snapshot of what was there, of nothing where nothing was deleted', async () => {
  await tab.pages.remove('two');
  await tab.pages.remove('two');
  const snapshots = await (await database()).snapshots.toArray();
  expect(snapshots.map(({ reason }) => reason)).toEqual(['deletion']);
  expect(snapshots[0]?.texts.pages).toContain('"title":"two"');
  expect(tab.pages.list().map(({ id }) => id)).toEqual(['one', 'three']);
});

test('saving an entry that was deleted elsewhere is a conflict', async () => {
  const edited = tab.pages.list()[1];
  await tab.pages.remove('two');
  const saving = tab.pages.save({ ...page('two'), title: 'mine' }, edited);
  await expect(saving).rejects.toMatchObject({ reason: 'conflict', current: undefined });
  await tab.pages.save({ ...page('two'), title: 'mine' });
  expect(tab.pages.list().map(({ title }) => title)).toEqual(['one', 'three', 'mine']);
});

test('a save ends its draft, a failed one keeps it', async () => {
  const { saveDraft } = await import('./drafts');
  const kept = async () => (await (await database()).drafts.toArray()).map(({ id }) => id);
  await saveDraft('pages:1', 'typed');
  const draftId = 'pages:1';
  const failing = tab.pages.save({ ...page('one'), title: 'Mine' }, page('another'), {
    draftId,
  });
  await expect(failing).rejects.toMatchObject({ reason: 'conflict' });
  expect(await kept()).toEqual(['pages:1']);
  await tab.pages.save(page('one'), page('one'), { draftId });
  expect(await kept()).toEqual([]);
});

test('records with equal ids are listed, saved and removed separately', async () => {
  const twin = (title: string) => ({ ...page('twin'), title });
  tab.storage.setItem('pages', JSON.stringify([twin('One'), twin('Two'), page('new')]));
  const stored = () => tab.pages.list().map(({ id, title }) => `${id}: ${title}`);
  await expect.poll(stored).toEqual(['twin: One', 'twin~2: Two', 'new~2: new']);
  const two = tab.pages.list()[1];
  await tab.pages.save({ ...twin('Two!'), id: 'twin~2' }, two);
  expect(stored()).toEqual(['twin: One', 'twin~2: Two!', 'new~2: new']);
  await tab.pages.remove('twin');
  await tab.pages.remove('twin');
  expect(stored()).toEqual(['twin~2: Two!', 'new~2: new']);
});

test('a record whose id is a number is saved as the same record', async () => {
  tab.storage.setItem(
    'pages',
    JSON.stringify([{ ...page('A'), id: 1_732_300_000_000, colour: 'teal' }]),
  );
  const [first] = tab.pages.list();
  await tab.pages.save({ ...page('B'), id: '1732300000000' }, first);
  expect(tab.pages.list()).toEqual([{ ...page('B'), id: '1732300000000', colour: 'teal' }]);
});

test('where the database is full an entry is deleted for good, in every tab and for the next visit', async () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  const adds = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
  await expect(tab.pages.remove('two')).rejects.toMatchObject({ reason: 'full' });
  expect(titles()).toEqual(TITLES);
  await tab.pages.remove('two', true);
  expect(titles()).toEqual(['one', 'three']);
  await tab.pages.remove('one', true);
  expect(titles()).toEqual(['three']);
  puts.mockRestore();
  adds.mockRestore();
  vi.resetModules();
  await registerFeatures();
  const next = await import('./repository');
  await next.pages.save(page('four'));
  expect(next.pages.list().map(({ title }) => title)).toEqual(['three', 'four']);
});
