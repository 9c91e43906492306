import 'fake-indexeddb/auto';
import * as fc from '@test/fastCheck';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase } from '@test/storage/fakeBrowser';
import { ProtocolRun } from '@test/storage/protocolRun';
import { anyStep, type Step } from '@test/storage/protocolStory';

/** `PROTOCOL_RUNS` overrides it. */
const RUNS = Number(process.env['PROTOCOL_RUNS'] ?? 30);
/** A regression: a stale copy overwrote another tab's save. */
const STALE_COPY_COMES_BACK: Step[] = [
  { does: 'failWrite', tab: 0, kind: 'abort', times: 3, turns: 0 },
  { does: 'add', tab: 1, turns: 200 },
  { does: 'check', tab: 0, turns: 0 },
  { does: 'wait', ms: 2000, turns: 200 },
  { does: 'edit', tab: 1, entry: 0, turns: 0 },
];
/** A regression: the previous page's note proved a revision that the kill had lost. */
const CLOCK_SET_BACK: Step[] = [
  { does: 'submit', tab: 0, turns: 200 },
  { does: 'wait', ms: 2000, turns: 200 },
  { does: 'reload', tab: 0, turns: 200 },
  { does: 'kill', lost: 1, jumpMs: -25_000, turns: 200 },
];
const MOST_STEPS = 40;
const TIMEOUT_MS = 60_000 + RUNS * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // Silences warnings about the injected faults.
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.useRealTimers();
});

test(
  'whatever three tabs do and whatever fails, they keep what was confirmed and end equal',
  async () => {
    const steps = fc.array(anyStep, { minLength: 2, maxLength: MOST_STEPS });
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        await deleteDatabase();
        const run = new ProtocolRun();
        await run.begin();
        for (const step of story) await run.take(step);
        const faults = await run.end();
        run.close();
        expect(faults).toEqual([]);
      }),
      { numRuns: RUNS, examples: [[STALE_COPY_COMES_BACK], [CLOCK_SET_BACK]] },
    );
  },
  TIMEOUT_MS,
);
