import { expect, test } from 'vitest';
import {
  formatDateTime,
  formatPostDay,
  formatShortDate,
  formatTime,
  isCalendarDate,
  localDate,
  writtenDate,
} from './dates';

test.each([
  ['1990-05-03', ['Thursday', 'May', '3', '1990']],
  ['2026-11-20', ['Friday', 'November', '20', '2026']],
])('%s is written out with its weekday', (date, words) => {
  for (const word of words) expect(writtenDate(date)).toContain(word);
});

test.each(['', '1990', '03/05/1990', '2026-13-40', '2026-02-31', '<b>1990-05-03</b>'])(
  '%j is no date',
  (date) => {
    expect(writtenDate(date)).toBeUndefined();
  },
);

test.each([
  ['2026-03-01T21:30:00.000Z', 'Mar 2, 2026'],
  ['2026-03-02T01:30:00.000Z', 'Mar 2, 2026'],
  ['2026-03-02T19:59:59.000Z', 'Mar 2, 2026'],
  ['2026-03-02T20:00:00.000Z', 'Mar 3, 2026'],
])('a post written at %s is of the office’s day', (at, day) => {
  expect(formatPostDay(at, 'medium')).toBe(day);
});

test('the local day, also just before and after midnight', () => {
  expect(localDate(new Date(2026, 0, 5, 0, 0, 0))).toBe('2026-01-05');
  expect(localDate(new Date(2026, 11, 31, 23, 59, 59, 999))).toBe('2026-12-31');
  expect(localDate(new Date('none'))).toBe('');
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

test.each([1e300, -1e300, Number.NaN, Infinity])('%s is no time, and nothing throws', (at) => {
  expect([formatDateTime(at), formatShortDate(at), formatTime(at)]).toEqual([
    undefined,
    undefined,
    '-',
  ]);
});
