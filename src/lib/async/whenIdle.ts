/** Runs `task` in idle time, within a second; without `requestIdleCallback`, in the next task. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 0);
}
