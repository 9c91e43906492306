declare const self: ServiceWorkerGlobalScope;

const allWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The ids of all windows of this site, also uncontrolled ones. */
export async function openWindows(): Promise<string[]> {
  return (await allWindows()).map(({ id }) => id);
}

/** The paths that the documents of these windows were loaded from. */
export async function openPaths(): Promise<string[]> {
  return (await allWindows()).map(({ url }) => new URL(url).pathname);
}

/** Whether a newer version is installing or waiting. */
export function hasNewerWorker(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}

const ASK_AGAIN_MS = 500;

/**
 * Activates this version. Chromium ignores `skipWaiting` for half a minute while the old version
 * answers a page load, so it is repeated.
 */
export function activateNow(): Promise<void> {
  const asking = setInterval(() => {
    if (hasNewerWorker()) void self.skipWaiting();
    else clearInterval(asking);
  }, ASK_AGAIN_MS);
  return self.skipWaiting();
}
