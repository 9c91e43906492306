import { askWorker, fillFiles } from './askWorker';
import { isReadyOffline, offeredUpdate } from '../siteState';

/** The worker whose version was put off in this tab; only a later one is offered again. */
let putOff: ServiceWorker | null | undefined;

/** Takes the offer back until there is a version newer than the one that it was for. */
export function dismissUpdate(): void {
  const registration = offeredUpdate.get();
  putOff = registration?.waiting ?? registration?.active;
  offeredUpdate.set(undefined);
}

/**
 * Follows a registration: offers a version that waits to take over, and one that another tab's
 * person has let take over already; finds out whether the site is ready for use offline.
 * Native events, because workbox-window stops listening after the first update from elsewhere.
 */
export function watchUpdates(registration: ServiceWorkerRegistration, entry: string): void {
  const offer = (worker: ServiceWorker) => {
    if (worker !== putOff) offeredUpdate.set(registration);
  };
  const offerWaiting = () => {
    // Without an active worker it is the first one, which takes over by itself.
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
    if (!state.isComplete) isReadyOffline.set(await fillFiles(active, entry));
  };
  registration.addEventListener('updatefound', follow);
  navigator.serviceWorker.addEventListener('controllerchange', () => void examine());
  // What is missing can be fetched now.
  addEventListener('online', () => void examine());
  follow();
  void examine();
}
