import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationType, type VisaApplication } from '@/domain/application';
import type { Step } from '@/domain/applicationHistory';
import { daysToTravel, nextIn, queueRecords, queuesOf } from './queue';

const stored = (changes: Partial<VisaApplication>) =>
  v.parse(applicationType.schema, { status: 'Submitted', ...changes });
const idsOf = (queue: readonly VisaApplication[]) => queue.map(({ id }) => id);
const travels = (travelDate: string) => stored({ id: travelDate, travelDate });
const [one, two, three] = [travels('2027-01-01'), travels('2027-01-02'), travels('2027-01-03')];
const DAY = '2026-11-28';
const NOTHING = { twice: new Set<string>(), today: new Map<string, number>() };

test('each application is in one queue, by what stands now', () => {
  const all = [
    stored({ id: 'new' }),
    stored({ id: 'begun', status: 'Processing' }),
    stored({ id: 'both', status: 'Processing' }),
    stored({ id: 'early', status: 'Approved' }),
    stored({ id: 'late', status: 'Rejected' }),
    stored({ id: 'last year', status: 'Rejected' }),
    // Received again with other answers after its decision.
    stored({ id: 'again', status: 'Submitted' }),
  ];
  const today = new Map([
    ['early', 1],
    ['late', 2],
    ['again', 3],
    ['begun', 4],
  ]);
  const told = { twice: new Set(['both']), today };
  const { waiting, twice, processing, decided } = queuesOf(all, told, DAY);
  expect(idsOf(waiting)).toEqual(['again', 'new']);
  expect(idsOf(twice)).toEqual(['both']);
  expect(idsOf(processing)).toEqual(['begun']);
  expect(idsOf(decided)).toEqual(['late', 'early']);
});

test('who travels first is first, who says no date is later, whose date has passed is last', () => {
  const { waiting } = queuesOf(
    [
      stored({ id: 'none', travelDate: '' }),
      stored({ id: 'later', travelDate: '2027-02-01' }),
      stored({ id: 'sent later', travelDate: '2027-01-01', submissionDate: '2026-11-02' }),
      stored({ id: 'sent first', travelDate: '2027-01-01', submissionDate: '2026-11-01' }),
      stored({ id: 'past', travelDate: '2026-01-01' }),
    ],
    NOTHING,
    DAY,
  );
  expect(idsOf(waiting)).toEqual(['sent first', 'sent later', 'later', 'none', 'past']);
});

test('a decided application leads to the one after it, the last one to the first', () => {
  expect(nextIn([one, three], two, DAY)).toBe(three);
  expect(nextIn([one, two, three], two, DAY)).toBe(three);
  expect(nextIn([one, two], three, DAY)).toBe(one);
  expect(nextIn([one, two], undefined, DAY)).toBe(one);
  expect(nextIn([two], two, DAY)).toBeUndefined();
});

test('what another counter has just opened comes last', () => {
  const opened = (...all: readonly VisaApplication[]) =>
    new Map(all.map(({ id }) => [id, { elsewhere: { counter: 'Reception', at: 1 } }]));
  expect(nextIn([one, two, three], one, DAY, opened(two))).toBe(three);
  expect(nextIn([one, two], three, DAY, opened(one))).toBe(two);
  expect(nextIn([one, two, three], one, DAY, opened(two, three))).toBe(two);
});

test('an application waits since it was received or last decided', () => {
  const now = 10_000_000;
  const step = (what: Step['what'], at: number, counter: string, detail = '') =>
    ({ applicationId: 'a', what, at, counter, detail, note: '' }) as const;
  const received = step('received', 1, 'Reception', 'file');
  const opened = step('opened', now - 60_000, 'Reception');
  expect(queueRecords([received, opened], 'Counter 2', now).get('a')).toEqual({
    since: 1,
    elsewhere: { counter: 'Reception', at: opened.at },
  });
  expect(queueRecords([received, opened], 'Reception', now).get('a')).toEqual({ since: 1 });
  expect(queueRecords([received, opened], 'Counter 2', now + 900_000).get('a')).toEqual({
    since: 1,
  });
  const seenAt = now - 60_000;
  const byFastClock = step('opened', now + 86_400_000, 'Reception');
  expect(queueRecords([received, byFastClock], 'Counter 2', now).get('a')).toEqual({ since: 1 });
  expect(
    queueRecords([received, { ...byFastClock, seenAt }], 'Counter 2', now).get('a'),
  ).toMatchObject({ elsewhere: { counter: 'Reception', at: seenAt } });
  // A step that arrives late does not count as opened just now.
  const longAgo = { ...step('opened', now - 86_400_000, 'Reception'), seenAt };
  expect(queueRecords([received, longAgo], 'Counter 2', now).get('a')).toEqual({ since: 1 });
  const decided = step('decided', now, 'Reception', 'Processing');
  expect(queueRecords([received, opened, decided], 'Counter 2', now).get('a')).toEqual({
    since: now,
    decision: 'Processing',
  });
});

test.each([
  ['2026-11-26', -1],
  ['2026-11-27', 0],
  ['2026-11-30', 3],
  ['2026-12-01', undefined],
  ['', undefined],
  ['soon', undefined],
])('a travel date %s is marked with %s days', (travelDate, days) => {
  expect(daysToTravel(travelDate, '2026-11-27')).toBe(days);
});
