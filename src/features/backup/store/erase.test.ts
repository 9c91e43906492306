import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from '@test/storage/fakeBrowser';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
});

async function openTab() {
  const tab = await new FakeBrowser().openTab();
  tab.storage.setItem('pages', '[]');
  const { db } = await import('@/store/journal/db');
  const { eraseEverything } = await import('./erase');
  return { ...tab, db, eraseEverything };
}

const failing = () => Promise.reject(new DOMException('', 'UnknownError'));

test('a database that can neither be opened nor deleted is not erased, and localStorage stays', async () => {
  const tab = await openTab();
  Reflect.set(tab.db, 'open', failing);
  Reflect.set(tab.db, 'delete', failing);
  await expect(tab.eraseEverything()).rejects.toMatchObject({ reason: 'interrupted' });
  expect(tab.storage.getItem('pages')).toBe('[]');
});

test('one that is emptied and not deleted is erased', async () => {
  const tab = await openTab();
  Reflect.set(tab.db, 'delete', failing);
  await tab.eraseEverything();
  expect(tab.storage.getItem('pages')).toBeNull();
});

test('one that does not open and can be deleted is erased, and so is none', async () => {
  const broken = await openTab();
  Reflect.set(broken.db, 'open', failing);
  await broken.eraseEverything();
  expect(broken.storage.getItem('pages')).toBeNull();

  const without = await openTab();
  vi.stubGlobal('indexedDB', undefined);
  Reflect.set(without.db, 'open', failing);
  Reflect.set(without.db, 'delete', failing);
  await without.eraseEverything();
  expect(without.storage.getItem('pages')).toBeNull();
});

test('after it the icon of the installed app has no badge', async () => {
  await openTab();
  const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { setAppBadge });
  const { eraseSite } = await import('./erase');
  await eraseSite({ removeOfflineFiles: undefined });
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
