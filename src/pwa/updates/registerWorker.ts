import { Workbox } from 'workbox-window';
import { WITHOUT_WORKER, UPDATE_CHECK_INTERVAL_MS, UPDATE_CHECK_PAUSE_MS } from '@/config';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
import { askWorker } from './askWorker';
import { watchUpdates } from './watchUpdates';

/**
 * Looks for a new version now, every hour, when the page comes to the front and when the network
 * returns, but not again within a minute of the start of a look that has not failed.
 * @param look rejects where the server cannot be reached
 */
export function checkForUpdates(look: () => Promise<unknown>): void {
  let lookedAt = -Infinity;
  const lookAgain = async () => {
    if (performance.now() - lookedAt < UPDATE_CHECK_PAUSE_MS) return;
    const before = lookedAt;
    lookedAt = performance.now();
    try {
      await look();
    } catch {
      // No network, or a deploy that is under way: the next occasion tries again.
      lookedAt = before;
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  addEventListener('focus', () => void lookAgain());
  addEventListener('online', () => void lookAgain());
  setInterval(() => void lookAgain(), UPDATE_CHECK_INTERVAL_MS);
  void lookAgain();
}

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
  checkForUpdates(() => workbox.update());
}
