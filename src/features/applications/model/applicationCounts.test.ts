import { expect, test } from 'vitest';
import { applicationsPerDay, applicationsPerStatus } from './applicationCounts';

const at = (...parts: [number, number, number, number]) => ({
  submissionDate: new Date(...parts).toISOString(),
});

test('applications count on the local day of their submission', () => {
  const now = new Date(2026, 10, 3, 0, 5);
  const applications = [
    at(2026, 10, 3, 0),
    at(2026, 10, 2, 23),
    at(2026, 10, 2, 0),
    at(2026, 10, 1, 12),
    at(2026, 9, 31, 23),
    at(2026, 10, 4, 1),
    { submissionDate: 'yesterday' },
  ];
  expect(applicationsPerDay(applications, now, 3)).toEqual([
    { name: '2026-11-01', count: 1 },
    { name: '2026-11-02', count: 2 },
    { name: '2026-11-03', count: 1 },
  ]);
});

test('days follow each other over months, leap years and changes of the clock', () => {
  const days = applicationsPerDay([], new Date(2028, 2, 31), 32).map(({ name }) => name);
  expect(new Set(days).size).toBe(32);
  expect(days).toContain('2028-02-29');
  expect(days[0]).toBe('2028-02-29');
  expect(days.at(-1)).toBe('2028-03-31');
});

test('every status of the specification has a count, and a foreign one follows', () => {
  const applications = ['Approved', 'On hold', 'Approved', ''].map((status) => ({ status }));
  expect(applicationsPerStatus(applications)).toEqual([
    { name: 'Submitted', count: 0 },
    { name: 'Processing', count: 0 },
    { name: 'Approved', count: 2 },
    { name: 'Rejected', count: 0 },
    { name: 'On hold', count: 1 },
    { name: '', count: 1 },
  ]);
});
