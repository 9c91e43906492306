import { whenIdle } from './tasks';

/** Too short to delay a key stroke. */
const IDLE_SLICE_MS = 5;

/** Resolves when the page is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/**
 * Returns a function to await between pieces of long work; it yields once per slice.
 * @param rest what to await between slices
 */
export function sliced(rest = idle): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await rest();
    until = performance.now() + IDLE_SLICE_MS;
  };
}
