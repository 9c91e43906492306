import { expect, test } from 'vitest';
import { isCalendarDate, localDate } from './localDate';

test('the local day, also just before and after midnight', () => {
  expect(localDate(new Date(2026, 0, 5, 0, 0, 0))).toBe('2026-01-05');
  expect(localDate(new Date(2026, 11, 31, 23, 59, 59, 999))).toBe('2026-12-31');
});

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['20261-01-01', false],
  ['2026-1-1', false],
  ['01.01.2026', false],
  ['', false],
])('%j is a calendar date: %j', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
