import { pause } from './pause';

/** So short that what a person does is answered at once. */
const PIECE_MS = 25;

/** What a task in steps comes to, done at once. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * What a task in steps comes to, with a pause after each piece of it: for what a person waits for.
 * Idle callbacks come so seldom that a task in idle time takes ten times as long.
 */
export async function runStepsInSlices<Result>(
  steps: Generator<undefined, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let until = performance.now() + PIECE_MS; ;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await pause();
    signal?.throwIfAborted();
    until = performance.now() + PIECE_MS;
  }
}
