import { expect, test } from 'vitest';
import {
  chooseBase,
  isMeant,
  isSettled,
  SETTLE_MS,
  STALE_COPY_MS,
  type Comparison,
  type Evidence,
} from './base';
import { ABSENT } from './text';

const last = 'hash of the last revision';
const foreign = 'hash of a foreign text';
const earlier = { stored: 'hash of an earlier revision', isEarlier: true };
const missing = { stored: ABSENT };

test.each<[string, Partial<Comparison>, string]>([
  ['what the last revision wrote', { stored: last }, 'inStep'],
  ['the last text, which an earlier revision had too', { stored: last, isEarlier: true }, 'inStep'],
  ['nothing, and nothing was ever written', { stored: ABSENT, last: ABSENT }, 'inStep'],
  ['an earlier revision, without proof', earlier, 'behind'],
  ['an earlier revision, without proof, twice', { ...earlier, settled: true }, 'behind'],
  ['nothing, without proof', missing, 'behind'],
  ['an earlier revision, with proof', { ...earlier, meant: true }, 'adopt'],
  ['nothing, with proof', { ...missing, meant: true }, 'adopt'],
  ['an unknown text, for the first time', { stored: foreign }, 'wait'],
  ['an unknown text, with what passes for proof', { stored: foreign, meant: true }, 'wait'],
  ['an unknown text that is still there', { stored: foreign, settled: true }, 'adopt'],
  ['an unknown text where there is no journal', { stored: foreign, last: ABSENT }, 'wait'],
  [
    'what the last revision wrote, of which the journal has lost rows',
    { stored: foreign, written: foreign },
    'adopt',
  ],
  ['what is left of it in the journal', { stored: last, written: foreign }, 'inStep'],
  ['nothing, where the journal has lost rows', { ...missing, written: foreign }, 'behind'],
  ['an unreadable text', { stored: undefined }, 'unreadable'],
  ['an unreadable text, with proof', { stored: undefined, meant: true }, 'unreadable'],
])('localStorage holds %s', (_case, comparison, expected) => {
  const question: Comparison = {
    stored: last,
    last,
    written: comparison.last ?? last,
    isEarlier: false,
    meant: false,
    settled: false,
    ...comparison,
  };
  expect(chooseBase(question)).toBe(expected);
});

const now = 1_000_000;
const committedAt = now - 60_000;

test.each<[string, Partial<Evidence>, boolean]>([
  ['nothing is known', {}, false],
  ['this tab saw a later revision in localStorage', { seen: 5 }, true],
  ['this tab saw just this revision', { seen: 4 }, false],
  ['this tab saw an earlier one', { seen: 3 }, false],
  ['another tab is alive since before the commit', { neighbourSince: committedAt - 1 }, true],
  ['another tab was opened after the commit', { neighbourSince: committedAt + 1 }, false],
  [
    'another tab committed just now: this copy may be stale',
    { seen: 5, neighbourSince: 0, neighbourCommittedAt: now - STALE_COPY_MS + 1 },
    false,
  ],
  [
    'another tab committed a while ago',
    { seen: 5, neighbourCommittedAt: now - STALE_COPY_MS },
    true,
  ],
])('going back was meant, when %s', (_case, evidence, expected) => {
  const question: Evidence = {
    now,
    found: 4,
    seen: -1,
    committedAt,
    neighbourCommittedAt: undefined,
    neighbourSince: undefined,
    ...evidence,
  };
  expect(isMeant(question)).toBe(expected);
});

test.each<[string, number, number | undefined, boolean]>([
  ['a moment', SETTLE_MS, undefined, true],
  ['less', SETTLE_MS - 1, undefined, false],
  ['a moment, and another tab committed just now', SETTLE_MS, now - 1, false],
  ['two seconds, and another tab committed just now', 2000, now - 1, true],
  ['a moment, and another tab committed a while ago', SETTLE_MS, now - STALE_COPY_MS, true],
])(
  'an unknown text is believed, seen for %s',
  (_case, seenForMs, neighbourCommittedAt, expected) => {
    expect(isSettled(seenForMs, { now, neighbourCommittedAt })).toBe(expected);
  },
);
