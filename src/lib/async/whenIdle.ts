/**
 * Runs `task` when the page has nothing better to do, after a second at the latest; where the
 * browser cannot tell, after what runs now.
 */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 0);
}
