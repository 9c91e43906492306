import { beforeEach, expect, test, vi } from 'vitest';
import { deleteUnused, keepForWindows, reclaim } from './oldVersions';

/** As much of a CacheStorage as is used here. */
function fakeCaches(): Record<string, unknown> {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const held = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, held);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(held.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void held.set(path, response)),
      delete: (path: string) => Promise.resolve(held.delete(path)),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
}

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  for (const name of ['site-1', 'site-2', 'other']) await caches.open(name);
});

test('a version is kept as long as a window of its time is open', async () => {
  await keepForWindows('site-2', ['a', 'b']);
  expect(await deleteUnused('site-2', ['b', 'c'])).toBe(1);
  expect(await deleteUnused('site-2', ['c'])).toBe(0);
  expect(await caches.keys()).toEqual(['site-2', 'other']);
});

test('windows that came later do not keep it', async () => {
  await keepForWindows('site-2', ['a']);
  await caches.open('site-3');
  await keepForWindows('site-3', ['b']);
  expect(await deleteUnused('site-3', ['b'])).toBe(1);
  expect(await caches.keys()).toEqual(['site-2', 'other', 'site-3']);
});

test('a version that nothing has replaced yet is not deleted', async () => {
  expect(await deleteUnused('site-2', [])).toBe(1);
  await keepForWindows('site-2', []);
  await reclaim('site-1');
  expect(await deleteUnused('site-2', [])).toBe(1);
  expect(await caches.keys()).toContain('site-1');
});

test('without a version of its own, all are old', async () => {
  await keepForWindows(undefined, ['a']);
  expect(await deleteUnused(undefined, ['a'])).toBe(2);
  expect(await deleteUnused(undefined, [])).toBe(0);
  expect(await caches.keys()).toEqual(['other']);
});
