import { wait } from '../lib/async/wait';
import { documentsFor } from './documents';
import { handleMessages } from './messages';
import { claimForInstall, deleteNeverUsed, deleteUnused, keepForWindows } from './oldVersions';
import { receiveShared, SHARE_ADDRESS } from './receiveShared';
import { hasNewerWorker, openWindows } from './surroundings';
import {
  cacheNameOf,
  refetch,
  fillCache,
  isComplete,
  isHashed,
  type ListedFile,
  pathOf,
} from './siteCache';

declare const self: ServiceWorkerGlobalScope;

/** After the last file that was found missing, so that the page has what it needs first. */
const FILL_AFTER_MISS_MS = 3000;

/** What the office publishes: never kept; without a network, or without it, an empty answer. */
const PUBLICATION_PATH = '/content.json';

async function askHost(request: Request): Promise<Response> {
  const nothing = () => new Response(null, { status: 204 });
  const answer = await fetch(request).catch(nothing);
  return answer.ok ? answer : nothing();
}

/** The service worker of this version: keeps all of its files, and answers with them first. */
export function serveSite(files: readonly ListedFile[]): void {
  const current = cacheNameOf(files);
  const listed: ReadonlyMap<string, ListedFile> = new Map(
    files.map((file) => [pathOf(file), file]),
  );

  const install = async () => {
    await claimForInstall(current);
    await fillCache(current, files);
    await deleteNeverUsed(current);
  };
  const takeOver = async () => {
    await keepForWindows(current, await openWindows());
    // The first visit's page is served from the cache too, once everything is there.
    await self.clients.claim();
  };
  const forgetOldVersions = async () => {
    if (!hasNewerWorker()) await deleteUnused(current, await openWindows());
  };

  let filling: Promise<void> | undefined;
  /** A browser, or a person who clears it, may take files away from under a worker that stays. */
  const fill = (): Promise<void> => {
    // The server has the files of the newer version then, which waits until this one is idle.
    filling ??= fillCache(current, files, () => !hasNewerWorker())
      .catch((error: unknown) => console.warn('Files for offline use are missing:', error))
      .finally(() => (filling = undefined));
    return filling;
  };
  let misses = 0;
  const fillAfterMiss = async () => {
    misses += 1;
    const miss = misses;
    await wait(FILL_AFTER_MISS_MS);
    if (miss === misses) await fill();
  };

  const fromCache = async (path: string) => {
    const found = await (await caches.open(current)).match(path, { ignoreVary: true });
    // A tab of an older version asks for its own files.
    return found ?? (isHashed(path) ? caches.match(path, { ignoreVary: true }) : undefined);
  };
  const firstFromCache = async (paths: readonly string[]) => {
    for (const path of paths) {
      // Storage that is damaged is no reason to show nothing.
      const found = await fromCache(path).catch(() => undefined);
      if (found) return found;
    }
    return undefined;
  };

  // It then waits until every tab is closed, or until a person says that it may take over.
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === SHARE_ADDRESS)
      return event.respondWith(receiveShared(request));
    if (request.method !== 'GET' || origin !== location.origin) return;
    const file = listed.get(pathname);
    // A page found that what it got is wrong, and asks for it past all caches: past this one too.
    if (request.cache === 'reload' && isHashed(pathname)) {
      if (file) event.respondWith(refetch(current, file));
      return;
    }
    if (pathname === PUBLICATION_PATH) {
      event.respondWith(askHost(request));
      return;
    }
    const isScreen = request.mode === 'navigate' && !file;
    // A page may be kept that is not in the list: the administrator has published it.
    const paths = isScreen
      ? documentsFor(pathname)
      : [pathname].filter((path) => file || isHashed(path));
    if (paths.length === 0) return;
    const answer = async () => {
      const found = await firstFromCache(paths);
      if (!found && (file || isScreen)) event.waitUntil(fillAfterMiss());
      return found ?? fetch(request);
    };
    event.respondWith(answer());
  });
  handleMessages({
    stateFor: async (entry) => ({
      isComplete: await isComplete(current, files),
      isCurrent: listed.has(entry),
    }),
    fill,
    after: forgetOldVersions,
  });
}
