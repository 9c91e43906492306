declare const self: ServiceWorkerGlobalScope;

/** The ids of all windows of this site, those included that no worker serves. */
export async function openWindows(): Promise<string[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.map(({ id }) => id);
}

/** Whether a newer version than this worker's is on its way. */
export function hasNewerWorker(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}

const ASK_AGAIN_MS = 500;

/**
 * Has this version take over. Asked while the version before answers a page that is being loaded,
 * Chromium forgets it for half a minute, so it is asked again until it is done.
 */
export function activateNow(): Promise<void> {
  const asking = setInterval(() => {
    if (hasNewerWorker()) void self.skipWaiting();
    else clearInterval(asking);
  }, ASK_AGAIN_MS);
  return self.skipWaiting();
}
