import { expect, test } from 'vitest';
import { decisionBy, officeDay, openingAt } from './decision';

// Sunday, 9:00 AM in Dubai.
const SUNDAY = new Date('2026-11-22T05:00:00.000Z');

test.each([
  ['24-48 Hours', '2026-11-24T05:00:00.000Z'],
  ['2-3 Days', '2026-11-25T05:00:00.000Z'],
  ['12 to 24 hours', '2026-11-23T05:00:00.000Z'],
  ['1 day', '2026-11-23T05:00:00.000Z'],
  ['Within 2 weeks', '2026-12-06T05:00:00.000Z'],
  ['خلال 24 إلى 48 ساعة', '2026-11-24T05:00:00.000Z'],
  ['3 أيام', '2026-11-25T05:00:00.000Z'],
  ['أسبوع واحد إلى 2 أسبوع', '2026-12-06T05:00:00.000Z'],
  ['5-7 working days (express: 24 hours)', '2026-12-03T05:00:00.000Z'],
  ['24 hours, or 3 days at peak times', '2026-11-25T05:00:00.000Z'],
  ['5-7 أيام عمل', '2026-12-03T05:00:00.000Z'],
  ['5-7 banking days (express: 24 hours)', undefined],
  ['1 month', undefined],
  ['Same day', undefined],
  ['', undefined],
])('%j from Sunday morning ends %s', (processing, end) => {
  expect(decisionBy(processing, SUNDAY)?.toISOString()).toBe(end);
});

test.each([
  ['at night, the time begins in the morning', '2026-11-22T20:00:00.000Z', '2026-11-24'],
  ['after hours on Thursday, it begins on Sunday', '2026-11-26T14:00:00.000Z', '2026-11-30'],
  ['on Thursday, it ends on Sunday', '2026-11-26T10:45:00.000Z', '2026-11-29'],
  [
    'one minute before closing, it ends one minute before closing',
    '2026-11-23T13:59:00.000Z',
    '2026-11-24',
  ],
])('sent %s', (_case, sent, day) => {
  const end = decisionBy('1 Day', new Date(sent));
  expect(end && officeDay(end)).toBe(day);
});

test('no decision is expected of what has no time', () => {
  expect(decisionBy('1000 days', new Date('2026-11-22T05:00:00.000Z'))).toBeUndefined();
  expect(decisionBy('1 Day', new Date(Number.NaN))).toBeUndefined();
});

test.each([
  ['on Sunday at 9:00 AM', '2026-11-22T05:00:00.000Z', true, '2026-11-22T14:00:00.000Z'],
  ['a minute before 6:00 PM', '2026-11-26T13:59:00.000Z', true, '2026-11-26T14:00:00.000Z'],
  ['at 6:00 PM', '2026-11-25T14:00:00.000Z', false, '2026-11-26T05:00:00.000Z'],
  ['early on Monday', '2026-11-22T21:00:00.000Z', false, '2026-11-23T05:00:00.000Z'],
  ['on Thursday evening', '2026-11-26T15:00:00.000Z', false, '2026-11-29T05:00:00.000Z'],
  ['on Saturday at noon', '2026-11-28T08:00:00.000Z', false, '2026-11-29T05:00:00.000Z'],
])('the office is open in its hours only: %s', (_case, now, isOpen, until) => {
  expect(openingAt(new Date(now))).toEqual({ isOpen, until: new Date(until) });
});

test('the office’s day is the day in Dubai', () => {
  expect(officeDay(new Date('2026-11-22T20:30:00.000Z'))).toBe('2026-11-23');
});
