import { newId } from '../crypto/bytes';
import { observable } from '../observable';
import { decodedPart, encodedPart } from '../text/typed';

/*
 * Stores incoming files in a cache until a counter takes them: files opened with the installed app,
 * and files shared by other apps, which arrive in the service worker. Sharing works only in
 * browsers in which a counter was opened.
 */

const CACHE = 'received';
const FOLDER = '/received/';
/** Files that the system opened with the app; files elsewhere may be from any app or web page. */
const OPENED = `${FOLDER}opened/`;
/** Marks this browser as a counter. */
const COUNTER = '/counter-here';
const NAME_HEADER = 'x-name';
const TIME_HEADER = 'x-received-at';
const MAX_WAITING = 32;
const KEPT_MS = 24 * 60 * 60 * 1000;

const receivedCount = observable(0);

/** Calls `listener` when this page receives another file. */
export const onFileReceived = receivedCount.subscribe;

const hasCaches = () => 'caches' in globalThis;

async function receivedRequests(cache: Cache): Promise<readonly Request[]> {
  const requests = await cache.keys();
  return requests.filter(({ url }) => new URL(url).pathname.startsWith(FOLDER));
}

async function sharedRequests(cache: Cache): Promise<readonly Request[]> {
  const requests = await receivedRequests(cache);
  return requests.filter(({ url }) => !new URL(url).pathname.startsWith(OPENED));
}

/** Adds files to those that wait for a counter. If it rejects, it has stored none of them. */
export async function storeReceived(
  files: readonly File[],
  from: 'opened' | 'shared',
): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = await receivedRequests(cache);
  if (waiting.length + files.length > MAX_WAITING) throw new Error('Too many files are waiting.');
  const paths = files.map(() => (from === 'opened' ? OPENED : FOLDER) + newId());
  try {
    for (const [index, file] of files.entries()) {
      const headers = {
        [NAME_HEADER]: encodedPart(file.name),
        [TIME_HEADER]: String(Date.now()),
      };
      await cache.put(paths[index] ?? '', new Response(file, { headers }));
    }
  } catch (error) {
    for (const path of paths) await cache.delete(path);
    throw error;
  }
  receivedCount.set(receivedCount.get() + 1);
}

/** Marks this browser as a counter. */
export async function enableSharing(): Promise<void> {
  if (hasCaches()) await (await caches.open(CACHE)).put(COUNTER, new Response());
}

export async function isSharingEnabled(): Promise<boolean> {
  return (await caches.match(COUNTER, { cacheName: CACHE })) !== undefined;
}

/** Deletes received files and the counter's mark. */
export async function clearReceived(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHE);
}

/** Deletes files that nobody has taken for a day. */
export async function deleteOldReceived(now: number): Promise<void> {
  if (!hasCaches() || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  for (const request of await receivedRequests(cache)) {
    const at = Number((await cache.match(request))?.headers.get(TIME_HEADER));
    if (!(Math.abs(now - at) < KEPT_MS)) await cache.delete(request);
  }
}

export async function hasReceived(): Promise<boolean> {
  if (!hasCaches() || !(await caches.has(CACHE))) return false;
  return (await receivedRequests(await caches.open(CACHE))).length > 0;
}

/** How many shared files wait until somebody opens or discards them. */
export async function sharedCount(): Promise<number> {
  return (await hasReceived()) ? (await sharedRequests(await caches.open(CACHE))).length : 0;
}

/** Removes and returns the next file that the system opened, or the next shared one. */
export async function takeReceived(from: 'opened' | 'shared'): Promise<File | undefined> {
  if (!(await hasReceived())) return undefined;
  const cache = await caches.open(CACHE);
  const shared = await sharedRequests(cache);
  const all = await receivedRequests(cache);
  const request =
    from === 'shared' ? shared[0] : all.find((each) => !shared.some(({ url }) => url === each.url));
  const response = request && (await cache.match(request));
  if (!response) return undefined;
  const name = decodedPart(response.headers.get(NAME_HEADER) ?? '');
  const file = new File([await response.blob()], name);
  await cache.delete(request);
  return file;
}
