/** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    };
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const STEP_MS = 500;

/**
 * Whether a promise settles within `ms` milliseconds. Counted in steps, so that a busy page or a
 * sleeping machine does not cause a timeout.
 */
export async function settlesWithin(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  const settled = awaited.then(
    () => true,
    () => true,
  );
  for (let left = ms; left >= 0; left -= STEP_MS) {
    const step = wait(Math.min(left, STEP_MS)).then(() => false);
    if (await Promise.race([settled, step])) return true;
  }
  return false;
}
