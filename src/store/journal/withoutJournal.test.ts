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

test('a key that cannot be read is left out of what is read, and stays as it is', async () => {
  const tab = await openTab();
  await tab.startUp();
  tab.storage.setItem('visaApplications', '[{"id":');
  const { readTexts } = await import('../allContent');
  const { texts } = await readTexts({ withMailPassword: false });
  expect(texts.get('pages')).toHaveLength(2);
  expect(texts.get('contactMessages')).toEqual([]);
  // Otherwise a restore would store an empty list.
  expect(texts.has('visaApplications')).toBe(false);

  const { dryRun, restore } = await import('../restore');
  const record = { id: '1' };
  const records = new Map([['visaApplications', [{ id: '1', record, raw: record }]]] as const);
  const { hashes } = await dryRun(records);
  await expect(restore(records, 'add', { hashes })).rejects.toMatchObject({ reason: 'blocked' });
  expect(tab.storage.getItem('visaApplications')).toBe('[{"id":');
});
