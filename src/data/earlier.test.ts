import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { seed } from '@/content/seed';
import { FakeBrowser } from './fakeBrowser';

vi.stubGlobal('BroadcastChannel', undefined);

test('data from before the demo is offered once, and put back beside what was made since', async () => {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  first.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  first.storage.setItem('settings', '{"siteName":"Gate","smtp":{"host":"h","pass":"secret"}}');
  await first.startUp();
  const { keepPresent, restoreEarlier, unansweredEarlierData } = await import('./earlier');
  const { db } = await import('./db');

  const [offer, ...others] = await unansweredEarlierData();
  expect(others).toEqual([]);
  expect([...(offer?.recordCounts ?? [])]).toEqual([
    ['pages', 1],
    ['settings', 1],
  ]);

  const [about] = seed.pages;
  if (!offer || !about) throw new Error('Nothing to restore.');
  await first.pages.save({ ...about, id: 'since', title: 'Since' });
  await restoreEarlier(offer.id);
  expect(first.pages.list().map(({ id }) => id)).toEqual(['mine', 'since']);
  expect(first.storage.getItem('settings')).toContain('"pass":"secret"');
  expect(await unansweredEarlierData()).toEqual([]);
  const kept = await db.snapshots.where('reason').equals('restoring').toArray();
  expect(kept.map(({ texts }) => texts.pages)).toEqual([
    JSON.stringify([...seed.pages, { ...about, id: 'since', title: 'Since' }]),
  ]);

  await db.marks.clear();
  expect(await unansweredEarlierData()).toHaveLength(1);
  await keepPresent([offer.id]);
  expect(await unansweredEarlierData()).toEqual([]);
});
