import { expect, test } from 'vitest';
import { countsAsOpen, inOrder, timeAfter } from './applicationHistory';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const YEARS = 9 * 365 * 24 * 60 * MINUTE;
const steps = (...times: readonly number[]) => times.map((at) => ({ at: NOW + at }));

test('steps of a clock that was years ahead come before all others', () => {
  expect(inOrder(steps(YEARS, 2, 1), NOW)).toEqual(steps(YEARS, 1, 2));
});

test.each([
  ['a clock that was ahead by hours', [-5, 120 * MINUTE], 120 * MINUTE + 1],
  ['the same millisecond', [0], 1],
  ['years ahead', [-5, YEARS], 0],
  ['none', [], 0],
])('a new step comes after the last one: %s', (_, before, at) => {
  expect(timeAfter(steps(...before), NOW)).toBe(NOW + at);
});

test.each([
  [0, true],
  [-14 * MINUTE, true],
  [-15 * MINUTE, false],
  [30_000, true],
  [2 * MINUTE, false],
  [YEARS, false],
])('what was opened %d ms from now', (at, isOpen) => {
  expect(countsAsOpen(NOW + at, NOW)).toBe(isOpen);
});
