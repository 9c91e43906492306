import type { AppRouter } from './router';

/**
 * After a change of route, focus goes to the new screen's heading, so that it is read out; to its
 * main part where it has none yet.
 */
export function focusHeading(router: Pick<AppRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    const place = document.querySelector('main h1') ?? document.querySelector('#main');
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
