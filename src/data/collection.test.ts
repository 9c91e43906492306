import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser, type FakeTab } from './fakeBrowser';

const TITLES = ['one', 'two', 'three'];
const page = (title: string) => ({
  id: title,
  title,
  slug: title,
  content: '',
  metaTitle: '',
  metaDescription: '',
  published: true,
});

let tab: FakeTab;

async function database() {
  return (await import('./db')).db;
}

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('dubai-visa').addEventListener('success', resolve);
  });
  tab = await new FakeBrowser().openTab();
  for (const title of TITLES) await tab.pages.save(page(title));
});

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

test('saving an entry that was deleted elsewhere is a conflict; without its past it is a new one', async () => {
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
  const discardDraft = 'pages:1';
  const failing = tab.pages.save(page('one'), page('another'), { discardDraft });
  await expect(failing).rejects.toMatchObject({ reason: 'conflict' });
  expect(await kept()).toEqual(['pages:1']);
  await tab.pages.save(page('one'), page('one'), { discardDraft });
  expect(await kept()).toEqual([]);
});
