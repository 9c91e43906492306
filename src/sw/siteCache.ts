import { hashText } from '../lib/crypto/hashText';
import type { Language } from '../lib/language';
import { pageAddress } from './documents';

/** A file of the build, with the integrity of its content, if known. */
export interface ListedFile {
  readonly url: string;
  readonly integrity?: string;
  /** Whether no visitor's page asks for it. */
  readonly isAdmins?: boolean;
  /** If the pages of one language alone ask for it. */
  readonly language?: Language;
}

export const CACHE_PREFIX = 'site-';
/** Names with content hashes: the same name is the same file in any version. */
const HASHED = '/assets/';
/** Hides latency, and leaves bandwidth to the page. */
const PARALLEL_FETCHES = 4;

export const isHashed = (path: string) => path.startsWith(HASHED);

/** The path that a file is kept under: its own, but for a page. */
export const pathOf = ({ url }: ListedFile): string =>
  pageAddress(new URL(url, location.origin).pathname);

/** The cache name of a version, from its contents: the same build has the same name. */
export function cacheNameOf(files: readonly ListedFile[]): string {
  return CACHE_PREFIX + hashText(JSON.stringify(files));
}

async function cachedPaths(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Whether a version's cache holds all of its files. */
export async function isComplete(name: string, files: readonly ListedFile[]): Promise<boolean> {
  const cached = await cachedPaths(await caches.open(name));
  return files.every((file) => cached.has(pathOf(file)));
}

/**
 * A response that may answer any navigation: a copy, because a redirected one may not, and without
 * Vary, which the browser would heed where it answers from the cache by itself.
 */
function answerOf({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('vary');
  return new Response(body, { status, statusText, headers: kept });
}

/** Fetches a file; rejects on any other content, e.g. during a deployment. */
async function fetchFile(file: ListedFile, mode: RequestCache): Promise<Response> {
  const response = await fetch(file.url, {
    cache: mode,
    credentials: 'same-origin',
    priority: 'low',
    ...(file.integrity !== undefined && { integrity: file.integrity }),
  });
  if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
  return isHashed(pathOf(file)) && !response.redirected ? response : answerOf(response);
}

/** Fetches a file, bypassing the HTTP cache if that holds another response. */
async function fetchValid(file: ListedFile): Promise<Response> {
  try {
    return await fetchFile(file, isHashed(pathOf(file)) ? 'default' : 'no-cache');
  } catch {
    return fetchFile(file, 'reload');
  }
}

/** Refetches a file past the HTTP cache, stores and returns it. */
export async function refetch(name: string, file: ListedFile): Promise<Response> {
  const response = await fetchFile(file, 'reload');
  await (await caches.open(name)).put(pathOf(file), response.clone());
  return response;
}

/**
 * Fills a version's cache. Files in this or another cache are not fetched again, so that an
 * interrupted attempt resumes. Rejects if a file is unavailable, after all others are stored.
 * @param isWanted asked before each file
 */
export async function fillCache(
  name: string,
  files: readonly ListedFile[],
  isWanted = () => true,
): Promise<void> {
  const cache = await caches.open(name);
  const cached = await cachedPaths(cache);
  const missing = files.filter((file) => !cached.has(pathOf(file)));
  const work = async () => {
    for (let file = missing.pop(); file !== undefined && isWanted(); file = missing.pop()) {
      const path = pathOf(file);
      const known = isHashed(path) ? await caches.match(path) : undefined;
      const right = known ?? (await fetchValid(file).catch(() => undefined));
      if (right) await cache.put(path, right);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  // The cache may have been deleted meanwhile, by the user or with an older version of this name.
  if (!(await isComplete(name, files))) throw new Error('The cache does not hold every file.');
}
