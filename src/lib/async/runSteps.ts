import { yieldToMain } from './scheduling';

/** Too short to be noticed as a delay. */
const SLICE_MS = 25;

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
