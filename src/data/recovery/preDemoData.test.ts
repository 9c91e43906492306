import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { seed } from '@/content/seed/seed';
import { FakeBrowser } from '@test/storage/fakeBrowser';

vi.stubGlobal('BroadcastChannel', undefined);

test('data from before the demo is offered once, and put back beside what was made since', async () => {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  first.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  first.storage.setItem('settings', '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}');
  await first.startUp();
  const { keepPresent, restoreEarlier, unansweredPreDemoData } = await import('./preDemoData');
  const { db } = await import('../journal/db');

  const [offer, ...others] = await unansweredPreDemoData();
  expect(others).toEqual([]);
  // The settings are in their place: the demo has none.
  expect([...(offer?.recordCounts ?? [])]).toEqual([['pages', 1]]);

  const [about] = seed.pages;
  if (!offer || !about) throw new Error('Nothing to restore.');
  await first.pages.save({ ...about, id: 'since', title: 'Since' });
  await restoreEarlier(offer.id);
  expect(first.pages.list().map(({ id }) => id)).toEqual(['mine', 'since']);
  expect(first.storage.getItem('settings')).toContain('"pass":"secret"');
  expect(await unansweredPreDemoData()).toEqual([]);
  const kept = await db.snapshots.where('reason').equals('restoring').toArray();
  expect(kept.map(({ texts }) => texts.pages)).toEqual([
    JSON.stringify([...seed.pages, { ...about, id: 'since', title: 'Since' }]),
  ]);

  await db.marks.clear();
  expect(await unansweredPreDemoData()).toEqual([]);
  await first.pages.remove('mine');
  expect(await unansweredPreDemoData()).toHaveLength(1);
  await keepPresent([offer.id]);
  expect(await unansweredPreDemoData()).toEqual([]);
});

async function openOffer() {
  const tab = await new FakeBrowser().openTab();
  const { db } = await import('../journal/db');
  await db.open();
  for (const table of db.tables) await table.clear();
  tab.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  await tab.startUp();
  const earlier = await import('./preDemoData');
  const [offer] = await earlier.unansweredPreDemoData();
  if (!offer) throw new Error('Nothing to restore.');
  return { tab, db, offer, ...earlier };
}

test('data from before the demo that has given way meanwhile is no success', async () => {
  const { db, offer, restoreEarlier } = await openOffer();
  await db.snapshots.delete(offer.id);
  await expect(restoreEarlier(offer.id)).rejects.toMatchObject({ reason: 'conflict' });
});

test('where the answer cannot be kept, nothing is put back', async () => {
  const { tab, db, offer, restoreEarlier, unansweredPreDemoData } = await openOffer();
  const before = tab.storage.getItem('pages');
  vi.spyOn(db.marks, 'bulkPut').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(restoreEarlier(offer.id)).rejects.toMatchObject({ reason: 'full' });
  expect(tab.storage.getItem('pages')).toBe(before);
  expect(await unansweredPreDemoData()).toHaveLength(1);
});
