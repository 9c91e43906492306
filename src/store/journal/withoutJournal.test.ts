import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { FakeBrowser } from '@test/storage/fakeBrowser';
import { SEEDED_FLAG } from '@/config';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

/** A tab of a browser without IndexedDB. */
async function openTab() {
  const tab = await new FakeBrowser().openTab();
  const { markDatabaseLost } = await import('../storageHealth');
  markDatabaseLost();
  return tab;
}

const MINE = '[{"id":"mine","title":"Mine"}]';

test('the demo fills absent keys and overwrites nothing', async () => {
  const tab = await openTab();
  tab.storage.setItem('pages', MINE);
  tab.storage.setItem('menus', '{"header":');
  await tab.startUp();
  expect(tab.storage.getItem('pages')).toBe(MINE);
  expect(tab.storage.getItem('menus')).toBe('{"header":');
  expect(tab.storage.getItem('blogs')).toBe(JSON.stringify(seed.blogs));
  expect(tab.storage.getItem(SEEDED_FLAG)).toBe('true');
});
