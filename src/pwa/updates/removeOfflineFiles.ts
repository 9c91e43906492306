/** Removes the site's files that were kept for offline use, and the worker that answers with them. */
export async function removeOfflineFiles(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const names = 'caches' in globalThis ? await caches.keys() : [];
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...names.map((name) => caches.delete(name)),
    ]);
  } catch (error) {
    // It holds the program alone, and nothing that anybody has typed.
    console.warn('The files for offline use could not be removed.', error);
  }
}
