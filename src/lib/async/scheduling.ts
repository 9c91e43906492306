/** Runs `task` in idle time, within a second; without `requestIdleCallback`, in the next task. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 0);
}

/** Yields to the browser, so that the page stays responsive. */
export function yieldToMain(): Promise<void> {
  const scheduler: { yield?: () => Promise<void> } | undefined = Reflect.get(
    globalThis,
    'scheduler',
  );
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
