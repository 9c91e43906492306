import { isRecord } from '../lib/isRecord';
import { CACHE_PREFIX } from './siteCache';

/*
 * A tab keeps the version it was loaded with and may request any of its files. So a version's cache
 * is kept until all windows are closed that were open when the next version activated; their ids
 * are stored in that cache.
 */
const NOTE = '/kept-for-windows.json';
/** Marks the cache of a version that has not activated yet. */
const UNUSED = '/not-taken-over.txt';

async function otherCaches(current: string | undefined): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
}

async function windowsOf(cache: Cache): Promise<readonly unknown[] | undefined> {
  const note: unknown = await (await cache.match(NOTE))?.json();
  return isRecord(note) && Array.isArray(note['windows']) ? note['windows'] : undefined;
}

/** Prepares the cache when the installation of a version begins or is repeated. */
export async function prepareInstall(name: string): Promise<void> {
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  await cache.delete(NOTE);
  // An existing cache may belong to the running version: the same build was deployed again.
  if (isNew) await cache.put(UNUSED, new Response());
}

/**
 * After an installation, deletes earlier versions that were installed but never activated, which
 * this one replaces.
 */
export async function deleteNeverUsed(current: string): Promise<void> {
  for (const name of await otherCaches(current))
    if (await (await caches.open(name)).match(UNUSED)) await caches.delete(name);
}

/**
 * On activation, stores in every other cache which windows may still use it.
 * @param current undefined without a cache
 * @param windows ids of all open windows
 */
export async function retainForWindows(
  current: string | undefined,
  windows: readonly string[],
): Promise<void> {
  if (current !== undefined) {
    const cache = await caches.open(current);
    await Promise.all([cache.delete(NOTE), cache.delete(UNUSED)]);
  }
  for (const name of await otherCaches(current)) {
    const cache = await caches.open(name);
    const isNoted = (await windowsOf(cache)) !== undefined;
    if (!isNoted) await cache.put(NOTE, Response.json({ windows }));
  }
}

/**
 * Deletes the caches of old versions that no open window uses. Do not call it while a newer version
 * is installing or waiting, whose cache would look old.
 * @param current undefined to keep none @returns the number of remaining caches
 */
export async function deleteUnused(
  current: string | undefined,
  windows: readonly string[],
): Promise<number> {
  const names = await otherCaches(current);
  let left = names.length;
  for (const name of names) {
    const noted = await windowsOf(await caches.open(name));
    // Without the note no version has activated since.
    if (!noted || windows.some((id) => noted.includes(id))) continue;
    await caches.delete(name);
    left -= 1;
  }
  return left;
}
