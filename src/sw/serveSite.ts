import { documentsFor } from './documents';
import { answerPages } from './messages';
import { deleteUnused, keepForWindows, reclaim } from './oldVersions';
import { isBeingReplaced, openWindows } from './surroundings';
import { cacheNameOf, fillCache, isComplete, isHashed, type ListedFile, pathOf } from './siteCache';

declare const self: ServiceWorkerGlobalScope;

/** The service worker of this version: keeps all of its files, and answers with them first. */
export function serveSite(files: readonly ListedFile[]): void {
  const current = cacheNameOf(files);
  const listed: ReadonlySet<string> = new Set(files.map(pathOf));

  const install = async () => {
    await reclaim(current);
    await fillCache(current, files);
  };
  const takeOver = async () => {
    await keepForWindows(current, await openWindows());
    // The first visit's page is served from the cache too, once everything is there.
    await self.clients.claim();
  };
  const forgetOldVersions = async () => {
    if (!isBeingReplaced()) await deleteUnused(current, await openWindows());
  };
  const fromCache = async (path: string) => {
    const found = await (await caches.open(current)).match(path, { ignoreVary: true });
    // A tab of an older version asks for its own files.
    return found ?? (isHashed(path) ? caches.match(path, { ignoreVary: true }) : undefined);
  };
  const firstFromCache = async (paths: readonly string[]) => {
    for (const path of paths) {
      const found = await fromCache(path);
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
    if (request.method !== 'GET' || origin !== location.origin) return;
    const isScreen = request.mode === 'navigate' && !listed.has(pathname);
    // A page may be kept that is not in the list: the administrator has published it.
    const paths = isScreen
      ? documentsFor(pathname)
      : [pathname].filter((path) => listed.has(path) || isHashed(path));
    if (paths.length === 0) return;
    event.respondWith(firstFromCache(paths).then((cached) => cached ?? fetch(request)));
  });
  answerPages(
    async (entry) => ({
      isComplete: await isComplete(current, files),
      isCurrent: listed.has(entry),
    }),
    forgetOldVersions,
  );
}
