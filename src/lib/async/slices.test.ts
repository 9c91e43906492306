import { expect, test, vi } from 'vitest';
import { runStepsInSlices } from './slices';

function* steps(log: string[]): Generator<undefined, string> {
  for (let step = 1; step <= 4; step += 1) {
    log.push(`step ${step}`);
    yield;
  }
  return 'done';
}

test('a task runs in slices, and stops when it is aborted', async () => {
  let now = 0;
  // The clock advances ten milliseconds per read: a slice has three steps.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const log: string[] = [];
  const between = (): void => {
    log.push('page');
  };
  setTimeout(between);
  await expect(runStepsInSlices(steps(log), new AbortController().signal)).resolves.toBe('done');
  expect(log).toEqual(['step 1', 'step 2', 'step 3', 'page', 'step 4']);

  const left = new AbortController();
  const given: string[] = [];
  const working = runStepsInSlices(steps(given), left.signal);
  left.abort(new Error('Left.'));
  await expect(working).rejects.toThrow('Left.');
  expect(given).toHaveLength(3);
  vi.restoreAllMocks();
});
