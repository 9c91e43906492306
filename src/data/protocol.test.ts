import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDatabase } from './fakeBrowser';
import { ProtocolRun } from './protocolRun';
import { anyStep } from './protocolStory';

/** More by `PROTOCOL_RUNS`; `PROTOCOL_SEED` begins elsewhere, or repeats what was found. */
const RUNS = Number(process.env['PROTOCOL_RUNS'] ?? 30);
const SEED = process.env['PROTOCOL_SEED'];
const MOST_STEPS = 40;
const TIMEOUT_MS = 60_000 + RUNS * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // What the code says of faults that are made on purpose.
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.useRealTimers();
});

test(
  'whatever three tabs do and whatever fails: nothing confirmed is lost, nothing refused is there, all are equal in the end',
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
      { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
  },
  TIMEOUT_MS,
);
