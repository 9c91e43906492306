import * as fc from '@test/fastCheck';
import { describe, expect, test } from 'vitest';
import {
  contradicting,
  decidedStatus,
  firstOf,
  isThere,
  knowsMore,
  mergeChanges,
  mergeRecords,
  seenBy,
  standingDecisions,
  wins,
  withoutValues,
} from './cells';
import type { Cell, RecordChange, SharedDecision } from './change';

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);
const C = 'c'.repeat(16);
const page = (cells: RecordChange['cells'], gone: RecordChange['gone'] = {}): RecordChange => ({
  key: 'pages',
  record: 'p',
  cells,
  gone,
});

test.each<[Cell, Cell | undefined, boolean]>([
  [[1, A, 'x'], undefined, true],
  [[2, A, 'x'], [1, B, 'y'], true],
  [[2, A, 'x'], [2, B, 'x'], false],
  [[2, A, 'y'], [2, A, 'x'], true],
  [[2, A, 'x'], [2, A], true],
  [[2, A], [2, A, null], false],
  [[2, A, { b: 1, a: 2 }], [2, A, { a: 2, b: 1 }], false],
])('%j wins against %j: %s', (cell, other, isWinner) => {
  expect(wins(cell, other)).toBe(isWinner);
});

const stamp = fc.integer({ min: 1, max: 4 });
const counter = fc.constantFrom(A, B, C);
const cell = fc.oneof(
  fc.tuple(stamp, counter, fc.constantFrom('x', 'y', null)),
  fc.tuple(stamp, counter),
);
const change = fc.record({
  cells: fc.dictionary(fc.constantFrom('title', 'slug', 'content'), cell),
  gone: fc.dictionary(counter, stamp),
});

test('the order in which records arrive, and how often, does not matter', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(), (all, turn) => {
      const changes = all.map(({ cells, gone }) => page(cells, gone));
      const at = turn % changes.length;
      const others = [...changes.slice(at), ...changes.slice(0, at), ...changes.toReversed()];
      expect(mergeChanges(others).records).toEqual(mergeChanges(changes).records);
    }),
  );
});

test('a deletion covers what it saw, and what it did not see keeps the record', () => {
  const seen = page({ title: [5, A, 'x'], slug: [6, B, 'y'] });
  const gone = { ...seen, cells: withoutValues(seen.cells), gone: seenBy(seen) };
  expect(gone.gone).toEqual({ [A]: 5, [B]: 6 });
  expect([isThere(seen), isThere(gone), isThere(mergeRecords(seen, gone))]).toEqual([
    true,
    false,
    false,
  ]);
  const unseen = mergeRecords(gone, page({ content: [4, C, 'z'] }));
  expect(isThere(unseen)).toBe(true);
  const restored = mergeRecords(gone, page({ title: [7, A, 'again'] }));
  expect(isThere(restored)).toBe(true);
});

test.each([
  ['menus', 'place', false],
  ['contactMessages', 'read', false],
  ['pages', 'place', true],
  ['menus', 'label', true],
] as const)('of %s a cell %s keeps a deleted record: %s', (key, field, isKept) => {
  expect(isThere({ key, cells: { [field]: [9, A, 1] }, gone: { [A]: 5 } })).toBe(isKept);
});

test('a counter knows more than files show where a stamp, a deletion or a value is missing', () => {
  const own = page({ title: [5, A], slug: [3, B] });
  const shown = page({ title: [5, A, 'x'], slug: [3, B, 'y'], content: [9, C, 'z'] });
  expect(knowsMore(own, undefined)).toBe(true);
  expect(knowsMore(own, shown)).toBe(false);
  expect(knowsMore(page({ title: [6, A] }), shown)).toBe(true);
  expect(knowsMore(page({ title: [5, A] }), page({ title: [5, A] }))).toBe(true);
  expect(knowsMore(page({ title: [5, A] }, { [A]: 5 }), shown)).toBe(true);
});

const decision = (id: string, status: string, replaces: string[] = []) => {
  const value: SharedDecision = { application: '1', status, decided: 1, counter: A, replaces };
  return { id, value };
};

describe('the status of an application', () => {
  test.each([
    [[], undefined, 0],
    [[decision('1', 'Approved')], 'Approved', 0],
    [[decision('1', 'Approved'), decision('2', 'Rejected', ['1'])], 'Rejected', 0],
    [[decision('1', 'Approved'), decision('2', 'Approved')], 'Approved', 0],
    [[decision('1', 'Approved'), decision('2', 'Rejected')], 'Processing', 2],
    [
      [decision('1', 'Approved'), decision('2', 'Rejected'), decision('3', 'Approved', ['1', '2'])],
      'Approved',
      0,
    ],
    [[decision('1', 'Approved', ['1'])], 'Approved', 0],
    [[decision('1', 'Approved', ['2']), decision('2', 'Rejected', ['1'])], 'Processing', 2],
  ])('follows from %j: %s', (decisions, status, twice) => {
    expect(decidedStatus(decisions)).toBe(status);
    expect(contradicting(decisions)).toHaveLength(twice);
    expect(standingDecisions(decisions).length).toBeGreaterThanOrEqual(
      Math.min(1, decisions.length),
    );
  });

  test('of two values of one id the smaller JSON counts', () => {
    const [one, other] = [decision('1', 'Approved').value, decision('1', 'Rejected').value];
    expect([firstOf(one, other), firstOf(other, one)]).toEqual([one, one]);
  });
});
