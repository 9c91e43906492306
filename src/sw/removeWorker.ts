import { handleMessages } from './messages';
import { deleteUnused, keepForWindows } from './oldVersions';
import { hasNewerWorker, openWindows, activateNow } from './surroundings';
import { isHashed } from './siteCache';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a build without one. It takes over at once and answers no
 * navigation. Tabs of the versions before get their own files for as long as there are any; then
 * it removes itself and all that a worker has cached. No page is reloaded, no data is touched.
 */
export function removeWorker(): void {
  const leave = async () => {
    if (hasNewerWorker()) return;
    const left = await deleteUnused(undefined, await openWindows());
    if (left === 0) await self.registration.unregister();
  };
  const takeOver = async () => {
    await keepForWindows(undefined, await openWindows());
    await self.clients.claim();
    await leave();
  };

  self.addEventListener('install', (event) => event.waitUntil(activateNow()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || !isHashed(pathname)) return;
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(request)));
  });
  handleMessages({
    stateFor: () => Promise.resolve({ isComplete: false, isCurrent: false }),
    fill: () => Promise.resolve(),
    after: leave,
  });
}
