import { beforeEach, expect, test, vi } from 'vitest';
import { prepareInstall, deleteNeverUsed, deleteUnused, retainForWindows } from './oldVersions';

/** A partial fake of CacheStorage. */
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
    has: (name: string) => Promise.resolve(stored.has(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
}

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches());
  for (const name of ['site-1', 'site-2', 'other']) await caches.open(name);
});

test('a version is kept as long as a window of its time is open', async () => {
  await retainForWindows('site-2', ['a', 'b']);
  expect(await deleteUnused('site-2', ['b', 'c'])).toBe(1);
  expect(await deleteUnused('site-2', ['c'])).toBe(0);
  expect(await caches.keys()).toEqual(['site-2', 'other']);
});

test('windows that came later do not keep it', async () => {
  await retainForWindows('site-2', ['a']);
  await caches.open('site-3');
  await retainForWindows('site-3', ['b']);
  expect(await deleteUnused('site-3', ['b'])).toBe(1);
  expect(await caches.keys()).toEqual(['site-2', 'other', 'site-3']);
});

test('a version that nothing has replaced yet is not deleted', async () => {
  expect(await deleteUnused('site-2', [])).toBe(1);
  await retainForWindows('site-2', []);
  await prepareInstall('site-1');
  expect(await deleteUnused('site-2', [])).toBe(1);
  expect(await caches.keys()).toContain('site-1');
});

test('without a version of its own, all are old', async () => {
  await retainForWindows(undefined, ['a']);
  expect(await deleteUnused(undefined, ['a'])).toBe(2);
  expect(await deleteUnused(undefined, [])).toBe(0);
  expect(await caches.keys()).toEqual(['other']);
});

/** Installs a version's worker, which then waits. */
async function install(name: string): Promise<void> {
  await prepareInstall(name);
  await deleteNeverUsed(name);
}

test('of twenty versions that nobody let take over the newest stays, beside the running one', async () => {
  await retainForWindows('site-2', ['a']);
  for (let version = 3; version <= 22; version += 1) await install(`site-${version}`);
  expect(await caches.keys()).toEqual(['site-1', 'site-2', 'other', 'site-22']);
  await retainForWindows('site-22', ['a', 'b']);
  await install('site-23');
  expect(await caches.keys()).toEqual(['site-1', 'site-2', 'other', 'site-22', 'site-23']);
});

test('the running version is not taken for one that never ran, when it is installed again', async () => {
  await install('site-3');
  await retainForWindows('site-3', ['a']);
  await install('site-4');
  await install('site-3');
  await install('site-5');
  expect(await caches.keys()).toEqual(['site-1', 'site-2', 'other', 'site-3', 'site-5']);
});
