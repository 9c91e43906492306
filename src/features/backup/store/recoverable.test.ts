import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { FakeBrowser } from '@test/storage/fakeBrowser';

// The tests deliver changes between tabs themselves.
vi.stubGlobal('BroadcastChannel', undefined);

test('data from before the demo is offered once, and restored beside later records', async () => {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  first.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  first.storage.setItem('settings', '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}');
  await first.startUp();
  const { dismissOffers, openQuestions } = await import('./recoverable');
  const { restoreRecoverable } = await import('./restoreRecoverable');
  const { db } = await import('@/store/journal/db');

  const [offer, ...others] = (await openQuestions()).beforeDemo;
  expect(others).toEqual([]);
  // The settings are restored too: the demo has none.
  expect(offer?.differences).toEqual(
    new Map([
      ['pages', { incoming: 1, added: 1, changed: 0, same: 0, onlyStored: seed.pages.length }],
      ['settings', { incoming: 1, added: 0, changed: 0, same: 1, onlyStored: 0 }],
    ]),
  );

  const [about] = seed.pages;
  if (!offer || !about) throw new Error('Nothing to restore.');
  await first.pages.save({ ...about, id: 'since', title: 'Since' });
  expect(await restoreRecoverable(offer)).toEqual({
    what: 'beforeDemo',
    isComplete: true,
    drafts: 0,
  });
  expect(first.pages.list().map(({ id }) => id)).toEqual(['mine', 'since']);
  expect(first.storage.getItem('settings')).toContain('"pass":"secret"');
  expect((await openQuestions()).beforeDemo).toEqual([]);
  const kept = await db.snapshots.where('reason').equals('restoring').toArray();
  expect(kept.map(({ texts }) => texts.pages)).toEqual([
    JSON.stringify([...seed.pages, { ...about, id: 'since', title: 'Since' }]),
  ]);

  await db.marks.clear();
  expect((await openQuestions()).beforeDemo).toEqual([]);
  await first.pages.remove('mine');
  expect((await openQuestions()).beforeDemo).toHaveLength(1);
  await dismissOffers([offer]);
  expect((await openQuestions()).beforeDemo).toEqual([]);
});

async function openOffer() {
  const tab = await new FakeBrowser().openTab();
  const { db } = await import('@/store/journal/db');
  await db.open();
  for (const table of db.tables) await table.clear();
  tab.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  await tab.startUp();
  const { openQuestions } = await import('./recoverable');
  const { restoreRecoverable } = await import('./restoreRecoverable');
  const [offer] = (await openQuestions()).beforeDemo;
  if (!offer) throw new Error('Nothing to restore.');
  return { tab, db, offer, openQuestions, restoreRecoverable };
}

test('restoring data from before the demo fails if its snapshot was deleted meanwhile', async () => {
  const { db, offer, restoreRecoverable } = await openOffer();
  await db.snapshots.delete(offer.snapshot);
  await expect(restoreRecoverable(offer)).rejects.toMatchObject({ name: 'RecoverableGone' });
});

test('a restored part of the earlier data leaves the offer for the rest', async () => {
  const { tab, offer, openQuestions, restoreRecoverable } = await openOffer();
  const { contentsOf } = await import('./restoreRecoverable');
  const [pages] = await contentsOf(offer);
  // The demo's pages would be replaced, but are not selected.
  expect(pages?.changes.map(({ change }) => change)).toEqual(['added', 'onlyStored', 'onlyStored']);
  const [mine] = pages?.changes ?? [];
  const chosen = new Map([['pages', new Set([mine?.name ?? ''])] as const]);
  expect(await restoreRecoverable(offer, chosen)).toMatchObject({ isComplete: false });
  expect(tab.pages.list().map(({ id }) => id)).toEqual(['mine', ...seed.pages.map(({ id }) => id)]);
  // Everything in it is stored.
  expect((await openQuestions()).beforeDemo).toEqual([]);
});

test('if the answer cannot be stored, nothing is restored', async () => {
  const { tab, db, offer, openQuestions, restoreRecoverable } = await openOffer();
  const before = tab.storage.getItem('pages');
  vi.spyOn(db.marks, 'bulkPut').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(restoreRecoverable(offer)).rejects.toMatchObject({ reason: 'full' });
  expect(tab.storage.getItem('pages')).toBe(before);
  expect((await openQuestions()).beforeDemo).toHaveLength(1);
});

const BROKEN = '[{"id":"about",';

async function openStarted(browser: FakeBrowser) {
  const tab = await browser.openTab();
  await tab.startUp();
  return tab;
}

test('an unreadable key reads as empty until the journal’s copy is restored', async () => {
  const browser = new FakeBrowser();
  const first = await openStarted(browser);
  first.storage.setItem('pages', BROKEN);
  const tab = await openStarted(browser);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { isUnreadable, openQuestions } = await import('./recoverable');
  const { restoreRecoverable } = await import('./restoreRecoverable');
  const { db } = await import('@/store/journal/db');

  expect(tab.pages.list()).toEqual([]);
  expect(log).toHaveBeenCalledWith('Failed to parse data from localStorage');
  expect(isUnreadable('pages')).toBe(true);
  expect(isUnreadable('blogs')).toBe(false);
  const { unreadable, lastCopies } = await openQuestions();
  expect(unreadable).toEqual(['pages']);
  const [copy] = lastCopies;
  if (!copy) throw new Error('There is no copy.');
  expect(copy.differences.get('pages')).toMatchObject({ incoming: 2, added: 2 });
  expect(tab.storage.getItem('pages')).toBe(BROKEN);

  await restoreRecoverable(copy);
  expect(isUnreadable('pages')).toBe(false);
  expect(tab.pages.list()).toEqual(seed.pages);
  expect((await db.quarantine.toArray()).map(({ text }) => text)).toContain(BROKEN);
});

test.each(['{', '{"theme":"dark"}'])(
  'without a copy in the journal the unreadable text %s stays',
  async (text) => {
    const browser = new FakeBrowser();
    const tab = await openStarted(browser);
    tab.storage.setItem('settings', text);
    const { openQuestions } = await import('./recoverable');

    expect(await openQuestions()).toMatchObject({ unreadable: ['settings'], lastCopies: [] });
    expect(tab.storage.getItem('settings')).toBe(text);
  },
);

test('an empty object, and fields of another version beside known ones, can be read', async () => {
  const browser = new FakeBrowser();
  const tab = await openStarted(browser);
  const { isUnreadable } = await import('./recoverable');
  for (const text of ['{}', '{"theme":"dark","siteName":"Gate"}']) {
    tab.storage.setItem('settings', text);
    expect(isUnreadable('settings')).toBe(false);
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
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['text', 'copy', 'point']));
  const times = list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));

  const { db: opened } = await import('@/store/journal/db');
  vi.spyOn(opened.quarantine, 'toArray').mockRejectedValue(new DOMException('', 'UnknownError'));
  const rest = await recoverables();
  expect(rest.isComplete).toBe(false);
  expect(rest.list).toHaveLength(list.length - 1);
});
