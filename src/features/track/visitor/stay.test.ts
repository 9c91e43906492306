import { expect, test } from 'vitest';
import { calendarFile, stayDays } from './dates';

test.each([
  ['tourist-30', '2027-01-10', '2027-02-08', '2027-02-01'],
  ['tourist-90', '2027-12-01', '2028-02-28', '2028-02-21'],
  ['business-14', '2028-02-20', '2028-03-04', '2028-02-26'],
  ['transit-96', '2027-01-10', '2027-01-13', undefined],
])('a stay of %s from %s ends on %s', (visaType, arrival, lastDay, extensionBy) => {
  const days = new Map(stayDays(visaType, arrival).map(({ name, day }) => [name, day]));
  expect(days.get('arrival')).toBe(arrival);
  expect(days.get('lastDay')).toBe(lastDay);
  expect(days.get('extensionBy')).toBe(extensionBy);
});

test.each([
  ['tourist-30', ''],
  ['tourist-30', '2027-02-30'],
  ['tourist-30', 'soon'],
  ['of-old', '2027-01-10'],
])('of %j from %j nothing is known', (visaType, arrival) => {
  expect(stayDays(visaType, arrival)).toEqual([]);
});

test('a line of a calendar file has at most 75 bytes', () => {
  const title = 'آخر موعد لطلب التمديد (تأشيرة \u2068DV123456\u2069) '.repeat(3);
  const text = calendarFile(
    [{ name: 'arrival', day: '2027-01-10' }],
    'DV1',
    () => title,
    new Date('2026-11-20T09:00:00.000Z'),
  );
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('a calendar file has one whole day for each event, with its text escaped', () => {
  const text = calendarFile(
    [{ name: 'arrival', day: '2027-01-10' }],
    'DV1',
    () => 'Travel; DV\\1, now',
    new Date('2026-11-20T09:00:00.000Z'),
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dubai Visa//EN',
    'BEGIN:VEVENT',
    'UID:DV1-arrival',
    'DTSTAMP:20261120T090000Z',
    'DTSTART;VALUE=DATE:20270110',
    'SUMMARY:Travel\\; DV\\\\1\\, now',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
