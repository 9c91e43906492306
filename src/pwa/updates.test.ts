// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { registerUnsaved } from '@/lib/browser/unsaved';
import { applyUpdate } from './updates';

/** A registration whose new version is already active. */
const registration = v.parse(
  v.custom<ServiceWorkerRegistration>(() => true),
  { waiting: null },
);

/** Clicks Update until there is a result; `answers` are the results of saving drafts, in order. */
async function update(answers: readonly ('kept' | 'never')[], mayLose: boolean) {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const flush = vi.fn<() => Promise<boolean>>();
  for (const answer of answers)
    flush.mockReturnValueOnce(
      answer === 'kept' ? Promise.resolve(true) : new Promise(() => undefined),
    );
  const letGo = registerUnsaved({ flush });
  const result = applyUpdate(registration, mayLose);
  await vi.runAllTimersAsync();
  letGo();
  vi.useRealTimers();
  return { isUpdated: await result, reloads: reload.mock.calls.length };
}

test.each([
  [['kept', 'kept'], false, true],
  // Drafts cannot be stored at the click, or while the new worker activates.
  [['never'], false, false],
  [['kept', 'never'], false, false],
  [['kept', 'never'], true, true],
  [['never'], true, true],
] as const)('typed words that are %j, and may be lost: %s', async (answers, mayLose, isUpdated) => {
  expect(await update(answers, mayLose)).toEqual({ isUpdated, reloads: isUpdated ? 1 : 0 });
});
