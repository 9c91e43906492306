import { handleMessages } from './messages';
import { deleteUnused, retainForWindows } from './oldVersions';
import { hasNewerWorker, openWindows, activateNow } from './registration';
import { isHashed } from './siteCache';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a build without offline use: activates at once, answers no navigation, and serves
 * older tabs their own files. Once they are closed it unregisters itself and deletes its caches. It
 * reloads no page and touches no data.
 */
export function removeWorker(): void {
  const unregisterIfUnused = async () => {
    if (hasNewerWorker()) return;
    const left = await deleteUnused(undefined, await openWindows());
    if (left === 0) await self.registration.unregister();
  };
  const activate = async () => {
    await retainForWindows(undefined, await openWindows());
    await self.clients.claim();
    await unregisterIfUnused();
  };

  self.addEventListener('install', (event) => event.waitUntil(activateNow()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || !isHashed(pathname)) return;
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(request)));
  });
  handleMessages({
    stateFor: () => Promise.resolve({ isComplete: false, isCurrent: false }),
    fill: () => Promise.resolve(),
    after: unregisterIfUnused,
  });
}
