import { PUBLICATION_PATH } from '../config';
import { wait } from '../lib/async/wait';
import { isFilePath } from '../lib/browser/siteAddress';
import { documentsFor } from './documents';
import { filesToKeep } from './filesToKeep';
import { otherAddress, toOtherLanguage } from './otherLanguage';
import { handleMessages } from './messages';
import { prepareInstall, deleteNeverUsed, deleteUnused, retainForWindows } from './oldVersions';
import { receiveShared, SHARE_ADDRESS } from './receiveShared';
import { hasNewerWorker, openPaths, openWindows } from './registration';
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

/** Not in TypeScript's library: Chromium alone has static routes so far. */
interface RoutedInstall extends Event {
  readonly addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** Delay after the last cache miss, so that the page's own requests go first. */
const FILL_AFTER_MISS_MS = 3000;

/** The office's publication, never cached; an empty response without a network or file. */
async function fetchPublication(request: Request): Promise<Response> {
  const nothing = () => new Response(null, { status: 204 });
  const answer = await fetch(request).catch(nothing);
  return answer.ok ? answer : nothing();
}

/** The service worker of this version: caches its files, and answers cache first. */
export function serveSite(files: readonly ListedFile[]): void {
  const current = cacheNameOf(files);
  const listed: ReadonlyMap<string, ListedFile> = new Map(
    files.map((file) => [pathOf(file), file]),
  );
  const wanted = async () => filesToKeep(files, await openPaths());

  /** Lets the browser answer pages from the cache before this worker has started, where it can. */
  const routePages = async (event: RoutedInstall, kept: readonly ListedFile[]) => {
    const pages = kept.map(pathOf).filter((path) => !isFilePath(path));
    const routes = pages.map((pathname) => ({
      condition: { requestMode: 'navigate', urlPattern: { pathname, search: '' } },
      source: { cacheName: current },
    }));
    await event.addRoutes?.(routes);
  };
  const install = async (event: RoutedInstall) => {
    await prepareInstall(current);
    const kept = await wanted();
    await fillCache(current, kept);
    await routePages(event, kept).catch((error: unknown) =>
      console.warn('Pages wait for the worker:', error),
    );
    await deleteNeverUsed(current);
  };
  const activate = async () => {
    await retainForWindows(current, await openWindows());
    // Also serves the first visit's page from the cache, once everything is there.
    await self.clients.claim();
  };
  const deleteOldVersions = async () => {
    if (!hasNewerWorker()) await deleteUnused(current, await openWindows());
  };

  let filling: Promise<void> | undefined;
  /** Refills a cache that the browser or user has cleared. */
  const fill = (): Promise<void> => {
    // Then the server has the newer version's files, which waits until this one is idle.
    filling ??= wanted()
      .then((missing) => fillCache(current, missing, () => !hasNewerWorker()))
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
    // Tabs of older versions request their own files.
    return found ?? (isHashed(path) ? caches.match(path, { ignoreVary: true }) : undefined);
  };
  const firstFromCache = async (paths: readonly string[]) => {
    for (const path of paths) {
      // With damaged storage, fall back to the network.
      const found = await fromCache(path).catch(() => undefined);
      if (found) return found;
    }
    return undefined;
  };

  // It then waits until every tab is closed, or the user agrees to the update.
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === SHARE_ADDRESS)
      return event.respondWith(receiveShared(request));
    if (request.method !== 'GET' || origin !== location.origin) return;
    const file = listed.get(pathname);
    // A page refetches a wrong response past all caches, including this one. A browser whose cache
    // is off asks this way for every file, also without a network.
    if (request.cache === 'reload' && isHashed(pathname)) {
      const kept = async () => (await firstFromCache([pathname])) ?? Response.error();
      if (file) event.respondWith(refetch(current, file).catch(kept));
      return;
    }
    if (pathname === PUBLICATION_PATH) {
      event.respondWith(fetchPublication(request));
      return;
    }
    // The cache may hold further pages, published by the administrator.
    const documents = request.mode === 'navigate' ? documentsFor(pathname) : [];
    const isScreen = documents.length > 0;
    const paths = isScreen ? documents : [pathname].filter((path) => file || isHashed(path));
    if (paths.length === 0) return;
    const answer = async () => {
      const found = await firstFromCache(paths);
      if (!found && (file || isScreen)) event.waitUntil(fillAfterMiss());
      if (found) return found;
      return fetch(request).catch(async (error: unknown) => {
        const other = isScreen ? documentsFor(otherAddress(pathname)) : [];
        if ((await firstFromCache(other)) === undefined) throw error;
        return toOtherLanguage(request.url);
      });
    };
    event.respondWith(answer());
  });
  handleMessages({
    stateFor: async (entry) => ({
      isComplete: await isComplete(current, await wanted()),
      isCurrent: listed.has(entry),
    }),
    fill,
    after: deleteOldVersions,
  });
}
