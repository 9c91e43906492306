import * as fc from '../fastCheck';
import type { FaultKind } from './fakeConnection';

export const TAB_COUNT = 3;

const tab = fc.nat(TAB_COUNT - 1);
/** Index of an entry that the tab shows. */
const entry = fc.nat(7);
/** Turns of the event loop before the next step. */
const turns = fc.oneof(fc.constant(0), fc.nat(12), fc.constant(200));
const kind = fc.constantFrom<FaultKind>('throw', 'quota', 'abort');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Jump of the system clock. */
const jumpMs = fc.constantFrom(-DAY_MS, -25_000, -3000, 12_000, DAY_MS);

function step<Name extends string, Fields extends object>(
  weight: number,
  name: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) {
  const arbitrary = fc
    .tuple(fc.record<Fields>(fields), turns)
    .map(([record, count]) => ({ ...record, does: name, turns: count }));
  return { weight, arbitrary };
}

/** One step of a scenario in a browser of three tabs. */
export const anyStep = fc.oneof(
  step(4, 'submit', { tab }),
  step(3, 'add', { tab }),
  step(6, 'edit', { tab, entry }),
  step(2, 'remove', { tab, entry }),
  step(5, 'deliver', { tab, count: fc.integer({ min: 1, max: 4 }) }),
  step(2, 'delay', { tab }),
  step(2, 'arrive', {}),
  step(2, 'check', { tab }),
  step(3, 'failRequest', { tab, kind, after: fc.nat(40) }),
  step(3, 'failWrite', { tab, kind, times: fc.integer({ min: 1, max: 3 }) }),
  // Propagation between processes, and the time until a copy is not stale any more.
  step(1, 'wait', { ms: fc.constantFrom(2000, 11_000) }),
  step(1, 'reload', { tab }),
  step(1, 'crash', { tab }),
  step(1, 'clock', { jumpMs }),
  // A machine with an empty battery starts with an earlier clock.
  step(1, 'kill', {
    lost: fc.nat(12),
    jumpMs: fc.oneof(fc.constant(0), jumpMs),
  }),
);

export type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never;
