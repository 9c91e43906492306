/** Whether this document came from a reload: then reloading again would not help. */
function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}

/** Watches from now on whether anything is typed, and says whether nothing was. */
export function watchTyping(): () => boolean {
  let hasTyped = false;
  addEventListener('input', () => (hasTyped = true), { once: true, capture: true });
  return () => !hasTyped;
}

/**
 * After a deploy, a page that is still open may ask for chunks that are gone. It is then reloaded,
 * once, if `mayReload` says that nothing would be lost; otherwise the error goes where it would
 * have gone, to the screen's error boundary.
 */
export function recoverFromMissingChunks(mayReload: () => boolean): void {
  addEventListener('vite:preloadError', () => {
    if (!isReloaded() && mayReload()) location.reload();
  });
}
