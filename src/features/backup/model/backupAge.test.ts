import { expect, test } from 'vitest';
import { daysAgo, isBackupDue } from './backupAge';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

test.each([
  ['never, and nothing is here', undefined, undefined, false],
  ['never, with data of six days', undefined, NOW - 6 * DAY, false],
  ['never, with data of seven days', undefined, NOW - 7 * DAY, true],
  ['today', NOW, NOW - 50 * DAY, false],
  ['a moment less than seven days ago', NOW - 7 * DAY + 1, NOW - 50 * DAY, false],
  ['seven days ago', NOW - 7 * DAY, NOW - 50 * DAY, true],
  ['in a time to come', NOW + DAY, NOW - 50 * DAY, false],
])('the last backup: %s', (_when, lastAt, dataSince, isDue) => {
  expect(isBackupDue({ lastAt, dataSince }, NOW)).toBe(isDue);
});

test('days ago, by the calendar', () => {
  const morning = new Date(2026, 10, 22, 8).getTime();
  const said = (day: number, hours: number, minutes = 0) =>
    daysAgo(new Date(2026, 10, day, hours, minutes).getTime(), morning);
  expect(said(22, 8)).toBe('today');
  expect(said(22, 0)).toBe('today');
  expect(said(21, 23, 59)).toBe('yesterday');
  expect(said(21, 0)).toBe('yesterday');
  expect(said(14, 20)).toBe('8 days ago');
  expect(said(23, 8)).toBe('today');
});
