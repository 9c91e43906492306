import { observable } from '@/lib/observable';

/** Removes the caches for offline use and the service worker. */
export async function removeOfflineFiles(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const names = 'caches' in globalThis ? await caches.keys() : [];
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...names.map((name) => caches.delete(name)),
    ]);
  } catch (error) {
    // They contain only program files, no user data.
    console.warn('The files for offline use could not be removed.', error);
  }
}

/** Whether all files in use are cached, as the service worker reports. */
export const isReadyOffline = observable(false);

/** The registration with a newer version that the user has not accepted or dismissed. */
export const offeredUpdate = observable<ServiceWorkerRegistration | undefined>(undefined);

/** By the browser's install dialog, or manually through the iOS share sheet. */
export type InstallWay = 'dialog' | 'shareMenu';

/** How the site can be installed; undefined if it is installed, declined or impossible. */
export const installWay = observable<InstallWay | undefined>(undefined);

/** Whether the page runs in a window of the installed app. */
export const isAppWindow = observable(false);

/** Shows a number on the icon of the installed app; 0 removes it. */
export function showAppBadge(count: number): void {
  // Rejects if the site is not installed, so that it has no icon.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
