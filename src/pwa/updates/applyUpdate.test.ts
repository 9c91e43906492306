// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { registerUnsaved } from '@/lib/browser/unsaved';
import { applyUpdate } from './applyUpdate';

/** Of a version that has taken over already. */
const registration = v.parse(
  v.custom<ServiceWorkerRegistration>(() => true),
  { waiting: null },
);

/** Presses Update, and goes on until there is an answer; each time asked, what is typed answers so. */
async function update(answers: readonly ('kept' | 'never')[], mayLose: boolean) {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const keep = vi.fn<() => Promise<boolean>>();
  for (const answer of answers)
    keep.mockReturnValueOnce(
      answer === 'kept' ? Promise.resolve(true) : new Promise(() => undefined),
    );
  const letGo = registerUnsaved({ keep });
  const result = applyUpdate(registration, mayLose);
  await vi.runAllTimersAsync();
  letGo();
  vi.useRealTimers();
  return { isUpdated: await result, reloads: reload.mock.calls.length };
}

test.each([
  [['kept', 'kept'], false, true],
  // What was typed before, and in between.
  [['never'], false, false],
  [['kept', 'never'], false, false],
  [['kept', 'never'], true, true],
  [['never'], true, true],
] as const)('typed words that are %j, and may be lost: %s', async (answers, mayLose, isUpdated) => {
  expect(await update(answers, mayLose)).toEqual({ isUpdated, reloads: isUpdated ? 1 : 0 });
});
