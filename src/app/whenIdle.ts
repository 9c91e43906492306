const LATEST_MS = 2000;

/** Runs `task` when the browser has nothing better to do, after 2 s at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: LATEST_MS });
  else setTimeout(task, 1);
}
