import { whenIdle, yieldToMain } from './tasks';

/** Too short to delay a key stroke. */
const IDLE_SLICE_MS = 5;
/** Too short to be noticed as a delay, while the user waits. */
const SLICE_MS = 25;

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

/** Runs `task` for each item in idle time. Returns the function that stops it. */
export function inIdleSlices<Item>(
  items: Iterable<Item>,
  task: (item: Item) => unknown,
): () => void {
  const rest = items[Symbol.iterator]();
  let isStopped = false;
  const work = () => {
    const until = performance.now() + IDLE_SLICE_MS;
    if (isStopped) return;
    while (performance.now() < until) {
      const { value, done } = rest.next();
      if (done) return;
      task(value);
    }
    whenIdle(work);
  };
  whenIdle(work);
  return () => {
    isStopped = true;
  };
}

/** Runs a generator to its result, synchronously. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Runs a generator to its result, yielding after each slice, for work that the user waits for: idle
 * callbacks would take ten times as long.
 */
export async function runStepsInSlices<Result>(
  steps: Generator<undefined, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
}
