declare const self: ServiceWorkerGlobalScope;

/** The ids of all windows of this site, those included that no worker serves. */
export async function openWindows(): Promise<string[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.map(({ id }) => id);
}

/** Whether a newer version than this worker's is on its way. */
export function isBeingReplaced(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}
