import { isRecord } from '../lib/isRecord';
import { CACHE_PREFIX } from './siteCache';

/*
 * A tab goes on with the version that it was loaded with, whatever was agreed to in another tab, and
 * may ask for any file of it. So a version's cache is kept until no window is left that was open
 * when the next version took over. Those windows are noted in the cache itself.
 */
const NOTE = '/kept-for-windows';
/** In the cache of a version that has not taken over yet. */
const UNUSED = '/not-taken-over';

async function otherCaches(current: string | undefined): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
}

async function windowsOf(cache: Cache): Promise<readonly unknown[] | undefined> {
  const note: unknown = await (await cache.match(NOTE))?.json();
  return isRecord(note) && Array.isArray(note['windows']) ? note['windows'] : undefined;
}

/** Called when a version begins to be installed, for the first time or again. */
export async function claimForInstall(name: string): Promise<void> {
  const isNew = !(await caches.has(name));
  const cache = await caches.open(name);
  await cache.delete(NOTE);
  // One that is there already may be the running version's: the same build, put on the server again.
  if (isNew) await cache.put(UNUSED, new Response());
}

/**
 * Called when a version is installed: deletes those that were installed before it and that nobody
 * let take over, for it waits in their place.
 */
export async function deleteNeverUsed(current: string): Promise<void> {
  for (const name of await otherCaches(current))
    if (await (await caches.open(name)).match(UNUSED)) await caches.delete(name);
}

/**
 * Called when a version takes over: notes for every other one which windows may still show it.
 * @param current undefined where it has no cache
 * @param windows the ids of all windows that are open now
 */
export async function keepForWindows(
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
 * Deletes the caches of old versions that no open window shows. Not to be called while a newer
 * version is being installed or waits: its cache may be taken for an old one.
 * @param current undefined where no version is to be kept for its own sake
 * @returns how many caches of other versions are left
 */
export async function deleteUnused(
  current: string | undefined,
  windows: readonly string[],
): Promise<number> {
  const names = await otherCaches(current);
  let left = names.length;
  for (const name of names) {
    const noted = await windowsOf(await caches.open(name));
    // Without a note no version has taken over since.
    if (!noted || windows.some((id) => noted.includes(id))) continue;
    await caches.delete(name);
    left -= 1;
  }
  return left;
}
