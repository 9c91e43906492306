import { Workbox } from 'workbox-window';
import { WITHOUT_WORKER } from '@/config';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
import { askWorker } from './askWorker';
import { lookForUpdates } from './lookForUpdates';
import { watchUpdates } from './watchUpdates';

export { recoverFromMissingChunks } from './missingChunks';

/** Lets an earlier version's worker be replaced by the one that removes itself. */
async function removeWorker(entry: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.update();
  // Being asked, it looks whether it can go.
  if (registration.active) await askWorker(registration.active, entry);
}

/**
 * Registers the service worker, which then fetches the whole site for offline use, and looks after
 * its updates. Call it when the app is ready and idle. Rejects where the browser refuses.
 * @param entry the path of the page's entry script
 */
export async function registerWorker(entry: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (import.meta.env.MODE === WITHOUT_WORKER) return removeWorker(entry);
  const options = { scope: '/', updateViaCache: 'none' };
  const workbox = new Workbox(trustedScriptUrl('/sw.js'), options);
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  watchUpdates(registration, entry);
  lookForUpdates(() => workbox.update());
}
