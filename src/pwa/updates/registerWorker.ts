import { Workbox } from 'workbox-window';
import { WITHOUT_WORKER, UPDATE_CHECK_INTERVAL_MS, UPDATE_CHECK_PAUSE_MS } from '@/config';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
import { askWorker } from './askWorker';
import { watchUpdates } from './watchUpdates';

/**
 * Looks for a new version now, every hour, when the page becomes visible and when the browser goes
 * online, but not within a minute of a successful look.
 * @param look rejects if the server is unreachable
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
      // Offline or during a deployment: the next event tries again.
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

/** Lets a service worker that removes itself replace the one of an earlier version. */
async function removeWorker(entry: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.update();
  // A message makes it check whether it can unregister.
  if (registration.active) await askWorker(registration.active, entry);
}

/**
 * Registers the service worker, which precaches the whole site, and follows its updates. Call it
 * when the app is idle. Rejects if the browser refuses.
 * @param entry path of the page's entry script
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
