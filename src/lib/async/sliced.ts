import { idle } from './idle';

/** So short that no key stroke waits for it. */
const SLICE_MS = 5;

/** For long work in small pieces: to be awaited between them, it lets the page do what it has to. */
export function sliced(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await idle();
    until = performance.now() + SLICE_MS;
  };
}
