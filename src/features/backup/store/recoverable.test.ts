import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from '@/store/keys';
import type { RestoreMode } from '@/engines/backup/comparison';
import { deleteDatabase, FakeBrowser } from '@test/storage/fakeBrowser';

// The tests deliver changes between tabs themselves.
vi.stubGlobal('BroadcastChannel', undefined);

beforeEach(deleteDatabase);

/** A browser with a page and settings from before the demo, and the offer to restore them. */
async function openOffer() {
  const tab = await new FakeBrowser().openTab();
  const { db } = await import('@/store/journal/db');
  tab.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  tab.storage.setItem('settings', '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}');
  await tab.startUp();
  const { dataBeforeDemo, dismissOffers } = await import('./recoverable');
  const { openSnapshot, restorePrepared } = await import('./openBackup');
  const [offer, ...others] = await dataBeforeDemo();
  expect(others).toEqual([]);
  const snapshot = offer && (await openSnapshot(offer.snapshot));
  if (!snapshot) throw new Error('Nothing to restore.');
  const restore = (mode: RestoreMode) =>
    restorePrepared({ ...snapshot, mode, leftOut: new Set<ContentKey>() });
  return { tab, db, offer, dataBeforeDemo, dismissOffers, openSnapshot, restore };
}

test('data from before the demo is offered once, and restored after a snapshot', async () => {
  const { tab, db, offer, dataBeforeDemo, restore } = await openOffer();
  // The settings are restored too, as the demo has none. Lists that did not exist stay.
  expect(offer.effects).toEqual(
    new Map([
      ['pages', { incoming: 1, added: 1, changed: 0, same: 0, onlyStored: seed.pages.length }],
      ['settings', { incoming: 1, added: 0, changed: 0, same: 1, onlyStored: 0 }],
    ]),
  );
  await restore('replace');
  expect(tab.pages.list().map(({ id }) => id)).toEqual(['mine']);
  expect(tab.storage.getItem('blogs')).toContain(seed.blogs[0]?.id);
  expect(tab.storage.getItem('settings')).toContain('"pass":"secret"');
  expect(await dataBeforeDemo()).toEqual([]);
  const kept = await db.snapshots.where('reason').equals('restoring').toArray();
  expect(kept.map(({ texts }) => texts.pages)).toEqual([JSON.stringify(seed.pages)]);
  await tab.pages.remove('mine');
  expect(await dataBeforeDemo()).toEqual([]);
});

test('what is added from before the demo stands beside it', async () => {
  const { tab, restore } = await openOffer();
  await restore('add');
  expect(tab.pages.list().map(({ id }) => id)).toEqual([...seed.pages.map(({ id }) => id), 'mine']);
});

test('an offer is answered by keeping the demo', async () => {
  const { dataBeforeDemo, dismissOffers, offer } = await openOffer();
  await dismissOffers([offer.snapshot]);
  expect(await dataBeforeDemo()).toEqual([]);
});

test('a snapshot that newer ones have replaced is not opened', async () => {
  const { db, offer, openSnapshot } = await openOffer();
  await db.snapshots.delete(offer.snapshot);
  expect(await openSnapshot(offer.snapshot)).toBeUndefined();
});

test('if the answer cannot be stored, nothing is restored', async () => {
  const { tab, db, dataBeforeDemo, restore } = await openOffer();
  const before = tab.storage.getItem('pages');
  vi.spyOn(db.adminFlags, 'bulkPut').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(restore('replace')).rejects.toMatchObject({ reason: 'full' });
  expect(tab.storage.getItem('pages')).toBe(before);
  expect(await dataBeforeDemo()).toHaveLength(1);
});

const BROKEN = '[{"id":"about",';

async function openStarted(browser: FakeBrowser) {
  const tab = await browser.openTab();
  await tab.startUp();
  return tab;
}

test.each([
  ['pages', BROKEN],
  ['settings', '{'],
  ['settings', '{"theme":"dark"}'],
] as const)('of %s the unreadable text %s is named and stays', async (key, text) => {
  const browser = new FakeBrowser();
  const first = await openStarted(browser);
  first.storage.setItem(key, text);
  const tab = await openStarted(browser);
  vi.spyOn(console, 'error').mockReturnValue();
  const { unreadableOf } = await import('@/store/repository');
  expect(tab.pages.list()).toEqual(key === 'pages' ? [] : seed.pages);
  expect(CONTENT_KEYS.filter((each) => unreadableOf(each) === 'all')).toEqual([key]);
  expect(tab.storage.getItem(key)).toBe(text);
});

test('an empty object, and fields of another version beside known ones, can be read', async () => {
  const browser = new FakeBrowser();
  const tab = await openStarted(browser);
  const { unreadableOf } = await import('@/store/repository');
  for (const text of ['{}', '{"theme":"dark","siteName":"Gate"}']) {
    tab.storage.setItem('settings', text);
    expect(unreadableOf('settings')).toBe(0);
  }
});

test('one list holds everything that can be restored, newest first', async () => {
  const browser = new FakeBrowser();
  const first = await openStarted(browser);
  const { db } = await import('@/store/journal/db');
  for (const table of [db.snapshots, db.quarantine]) await table.clear();
  await first.pages.remove('page-about');
  first.storage.setItem('pages', BROKEN);
  vi.spyOn(console, 'error').mockReturnValue();
  await openStarted(browser);
  const { recoverables } = await import('./recoverable');
  const { list, isComplete } = await recoverables();
  expect(isComplete).toBe(true);
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['text', 'snapshot']));
  const times = list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));

  const { db: opened } = await import('@/store/journal/db');
  vi.spyOn(opened.quarantine, 'toArray').mockRejectedValue(new DOMException('', 'UnknownError'));
  const rest = await recoverables();
  expect(rest.isComplete).toBe(false);
  expect(rest.list).toHaveLength(list.length - 1);
});

test('what was set aside is deleted where it is stored too, and stays away', async () => {
  const browser = new FakeBrowser();
  const first = await openStarted(browser);
  vi.spyOn(console, 'error').mockReturnValue();
  const { db } = await import('@/store/journal/db');
  await db.quarantine.clear();
  first.storage.setItem('pages', JSON.stringify([...seed.pages, { title: 'No id' }]));
  await first.reconcileKeys(['pages'], { stored: 'intended' });
  first.storage.setItem('blogs', BROKEN);
  const tab = await openStarted(browser);
  const { recoverables, deleteUnreadable } = await import('./recoverable');
  const { quarantineRecords } = await import('@/store/journal/snapshots');
  await quarantineRecords('pages', '', [{ title: 'No id' }]);
  const texts = async () => (await recoverables()).list.filter((each) => each.kind === 'text');
  expect((await texts()).map(({ key }) => key).toSorted()).toEqual(['blogs', 'pages']);
  for (const each of await texts()) await deleteUnreadable(each);
  expect(await texts()).toEqual([]);
  expect(tab.storage.getItem('pages')).not.toContain('No id');
  // The last copy takes the place of an unreadable list.
  expect(JSON.parse(tab.storage.getItem('blogs') ?? '')).toEqual(seed.blogs);
  expect(tab.pages.list()).toEqual(seed.pages);
});

test('an unreadable text without a copy is deleted, and its list is empty', async () => {
  const browser = new FakeBrowser();
  const tab = await openStarted(browser);
  vi.spyOn(console, 'error').mockReturnValue();
  tab.storage.setItem('contactMessages', BROKEN);
  const { recoverables, deleteUnreadable } = await import('./recoverable');
  const item = (await recoverables()).list.find(
    (each) => each.kind === 'text' && each.key === 'contactMessages',
  );
  if (item?.kind !== 'text') throw new Error('It was not set aside.');
  await deleteUnreadable(item);
  expect(tab.storage.getItem('contactMessages')).toBe('[]');
});
