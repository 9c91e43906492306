import type { AppRouter } from './router';

/**
 * Moves focus to the new screen's heading after a navigation, so that it is read out; to the main
 * part if it has none.
 */
export function focusHeadingOnNavigation(router: Pick<AppRouter, 'subscribe'>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    const place = document.querySelector('main h1') ?? document.querySelector('#main');
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
