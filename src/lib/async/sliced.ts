import { whenIdle } from './whenIdle';

/** The next moment at which the page has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/** So short that no key stroke waits for it. */
const SLICE_MS = 5;

/**
 * For long work in small pieces: to be awaited between them, it lets the page do what it has to.
 * @param rest what is waited for between two pieces
 */
export function sliced(rest = idle): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await rest();
    until = performance.now() + SLICE_MS;
  };
}
