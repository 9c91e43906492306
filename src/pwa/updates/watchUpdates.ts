import { askWorker, fetchMissingFiles } from './askWorker';
import { isReadyOffline, offeredUpdate } from '../siteState';

/** The worker whose version was dismissed in this tab; only a later one is offered. */
let dismissed: ServiceWorker | null | undefined;

/** Hides the offer until there is a newer version. */
export function dismissUpdate(): void {
  const registration = offeredUpdate.get();
  dismissed = registration?.waiting ?? registration?.active;
  offeredUpdate.set(undefined);
}

/**
 * Follows a registration: offers a waiting version, or one that another tab has activated, and
 * finds out whether the site is ready for offline use. Uses native events, because workbox-window
 * stops listening after the first external update.
 */
export function watchUpdates(registration: ServiceWorkerRegistration, entry: string): void {
  const offer = (worker: ServiceWorker) => {
    if (worker !== dismissed) offeredUpdate.set(registration);
  };
  const offerWaiting = () => {
    // Without an active worker it is the first one, which activates by itself.
    if (registration.active && registration.waiting) offer(registration.waiting);
  };
  const follow = () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
    offerWaiting();
  };
  const examine = async () => {
    const { active } = registration;
    if (!active) return;
    const state = await askWorker(active, entry);
    if (!state || active !== registration.active) return;
    isReadyOffline.set(state.isComplete);
    if (!state.isCurrent) offer(active);
    if (!state.isComplete) isReadyOffline.set(await fetchMissingFiles(active, entry));
  };
  registration.addEventListener('updatefound', follow);
  navigator.serviceWorker.addEventListener('controllerchange', () => void examine());
  // Missing files can be fetched now.
  addEventListener('online', () => void examine());
  follow();
  void examine();
}
