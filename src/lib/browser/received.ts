import { newId } from '../newId';
import { observable } from '../observable';

/*
 * Files that come from outside lie in a cache until a counter takes them: what the system opens
 * with the installed app, which a page hears of, and what other apps share, which the service
 * worker does. Only where a counter was opened before may anything be shared.
 */

const CACHE = 'received';
const FOLDER = '/received/';
/** Says that this browser is a counter. */
const COUNTER = '/counter-here';
const NAME_HEADER = 'x-name';
const TIME_HEADER = 'x-received-at';
const KEPT_MS = 24 * 60 * 60 * 1000;

const arrivals = observable(0);

/** Calls `listener` when this page has received another file. */
export const onFileReceived = arrivals.subscribe;

const hasCaches = () => 'caches' in globalThis;

async function received(cache: Cache): Promise<readonly Request[]> {
  const requests = await cache.keys();
  return requests.filter(({ url }) => new URL(url).pathname.startsWith(FOLDER));
}

/** Keeps files for a counter to take, in place of what nobody took. Rejects, and keeps none. */
export async function keepReceived(files: readonly File[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const forget = async () => {
    for (const request of await received(cache)) await cache.delete(request);
  };
  await forget();
  try {
    for (const file of files) {
      const headers = {
        [NAME_HEADER]: encodeURIComponent(file.name),
        [TIME_HEADER]: String(Date.now()),
      };
      await cache.put(FOLDER + newId(), new Response(file, { headers }));
    }
  } catch (error) {
    await forget();
    throw error;
  }
  arrivals.set(arrivals.get() + 1);
}

/** From now on this browser is a counter. */
export async function acceptShared(): Promise<void> {
  if (hasCaches()) await (await caches.open(CACHE)).put(COUNTER, new Response());
}

export async function acceptsShared(): Promise<boolean> {
  return (await caches.match(COUNTER, { cacheName: CACHE })) !== undefined;
}

/** Forgets what was received, and that this browser is a counter. */
export async function forgetReceived(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHE);
}

/** Forgets what nobody has taken for a day. */
export async function forgetOldReceived(now: number): Promise<void> {
  if (!hasCaches() || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  for (const request of await received(cache)) {
    const at = Number((await cache.match(request))?.headers.get(TIME_HEADER));
    if (!(Math.abs(now - at) < KEPT_MS)) await cache.delete(request);
  }
}

export async function hasReceived(): Promise<boolean> {
  if (!hasCaches() || !(await caches.has(CACHE))) return false;
  return (await received(await caches.open(CACHE))).length > 0;
}

/** The next file that nobody has taken; it is forgotten here. */
export async function takeReceived(): Promise<File | undefined> {
  if (!(await hasReceived())) return undefined;
  const cache = await caches.open(CACHE);
  const [request] = await received(cache);
  const response = request && (await cache.match(request));
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  const file = new File([await response.blob()], name);
  await cache.delete(request);
  return file;
}
