import { hashText } from '../lib/crypto/hashText';

/** A file of the build; its integrity, where known, is that of its content as it was built. */
export interface ListedFile {
  readonly url: string;
  readonly integrity?: string;
}

export const CACHE_PREFIX = 'site-';
/** Their names change with their content: what has the same name is the same file, in any version. */
const HASHED = '/assets/';
/** Fast where answers are slow, and still leaves most of a bad connection to the page. */
const PARALLEL_FETCHES = 4;

export const isHashed = (path: string) => path.startsWith(HASHED);

export function pathOf({ url }: ListedFile): string {
  return new URL(url, location.origin).pathname;
}

/** The cache of one version, named by its content: the same build is always the same version. */
export function cacheNameOf(files: readonly ListedFile[]): string {
  return CACHE_PREFIX + hashText(JSON.stringify(files));
}

async function cachedPaths(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Whether a version's cache holds all of its files now. */
export async function isComplete(name: string, files: readonly ListedFile[]): Promise<boolean> {
  const cached = await cachedPaths(await caches.open(name));
  return files.every((file) => cached.has(pathOf(file)));
}

/** What a redirection led to may not answer a navigation; a copy may. */
function undirected(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** A file as it was built; rejects on any other, such as one of a deploy that is still under way. */
async function fetchFile(file: ListedFile, mode: RequestCache): Promise<Response> {
  const response = await fetch(file.url, {
    cache: mode,
    credentials: 'same-origin',
    priority: 'low',
    ...(file.integrity !== undefined && { integrity: file.integrity }),
  });
  if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
  return undirected(response);
}

/** A file as it was built, past the browser's own cache where that holds another answer. */
async function fetchRight(file: ListedFile): Promise<Response> {
  try {
    return await fetchFile(file, isHashed(pathOf(file)) ? 'default' : 'no-cache');
  } catch {
    return fetchFile(file, 'reload');
  }
}

/** Puts one file into a version's cache, asked for past the browser's own. Resolves to the same. */
export async function refetch(name: string, file: ListedFile): Promise<Response> {
  const response = await fetchFile(file, 'reload');
  await (await caches.open(name)).put(pathOf(file), response.clone());
  return response;
}

/**
 * Puts all files of a version into its cache. What it already holds, or another version does, is
 * not fetched again, so that an attempt goes on where the one before was cut off. Rejects where a
 * file cannot be had, after all that can be had are there.
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
      const right = known ?? (await fetchRight(file).catch(() => undefined));
      if (right) await cache.put(path, right);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  // The cache may have been deleted meanwhile, by a person or with an older version of this name.
  if (!(await isComplete(name, files))) throw new Error('The cache does not hold every file.');
}
