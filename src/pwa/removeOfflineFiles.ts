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
