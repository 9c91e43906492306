import { observable } from '../observable';

/*
 * Files that come from outside: opened with the installed app, which the page hears of, or shared
 * with it, which the service worker puts into a cache. A counter takes them one by one.
 */

/** It is there where a counter has a key: any other browser takes nothing. */
export const RECEIVED_CACHE = 'received';
/** The name of a file as a component of an address, and when it came, in milliseconds since 1970. */
export const RECEIVED_HEADERS = { name: 'x-name', at: 'x-received-at' };
const KEPT_MS = 24 * 60 * 60 * 1000;

const launched: File[] = [];
const arrivals = observable(0);

/** Calls `listener` when the system has opened another file with the app. */
export const onFileReceived = arrivals.subscribe;

export function receiveFiles(files: readonly File[]): void {
  launched.push(...files);
  arrivals.set(arrivals.get() + 1);
}

/** Lets the worker take what other apps share with this one. */
export async function acceptShared(): Promise<void> {
  if ('caches' in globalThis) await caches.open(RECEIVED_CACHE);
}

/** Forgets what was shared, and that anything may be. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(RECEIVED_CACHE);
}

async function shared(): Promise<Cache | undefined> {
  const isThere = 'caches' in globalThis && (await caches.has(RECEIVED_CACHE));
  return isThere ? caches.open(RECEIVED_CACHE) : undefined;
}

/** Forgets what was shared and nobody has taken for a day. */
export async function forgetOldShared(now: number): Promise<void> {
  const cache = await shared();
  for (const request of (await cache?.keys()) ?? []) {
    const response = await cache?.match(request);
    const at = Number(response?.headers.get(RECEIVED_HEADERS.at));
    if (!(Math.abs(now - at) < KEPT_MS)) await cache?.delete(request);
  }
}

/** The next file that came and was not taken yet; it is forgotten here. */
export async function takeReceived(): Promise<File | undefined> {
  const first = launched.shift();
  if (first) return first;
  const cache = await shared();
  const [request] = (await cache?.keys()) ?? [];
  const response = request && (await cache?.match(request));
  if (!cache || !response) return undefined;
  const name = decodeURIComponent(response.headers.get(RECEIVED_HEADERS.name) ?? '');
  const file = new File([await response.blob()], name);
  await cache.delete(request);
  return file;
}
