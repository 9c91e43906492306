import { expect, test } from 'vitest';
import { submitted } from '@test/records';
import { countsPerDay, decisionReport } from './decisionReport';

const DAY_MS = 86_400_000;
const NOW = new Date(2026, 10, 20, 12);
const SUBMITTED = NOW.getTime() - 10 * DAY_MS;

const application = (id: string, status: string, visaType: string, nationality: string) =>
  submitted(id, {
    visaType,
    nationality,
    status,
    submissionDate: new Date(SUBMITTED).toISOString(),
  });

const decided = (applicationId: string, detail: string, days: number) => ({
  applicationId,
  what: 'decided' as const,
  detail,
  at: SUBMITTED + days * DAY_MS,
  counter: '',
  note: '',
});

test('the report counts what stands, and measures to the decision that stands', () => {
  const applications = [
    application('1', 'Approved', 'tourist-30', 'Jordan'),
    application('2', 'Rejected', 'tourist-30', ' Jordan'),
    application('3', 'Approved', 'business', 'Chile'),
    application('4', 'Processing', 'business', 'Chile'),
    application('5', 'Approved', 'tourist-30', 'Jordan'),
  ];
  const steps = [
    decided('1', 'Approved', 1),
    decided('2', 'Approved', 1),
    decided('2', 'Rejected', 4),
    decided('3', 'Approved', 10),
    decided('4', 'Rejected', 2),
    decided('4', 'Processing', 3),
  ];
  const report = decisionReport(applications, steps, NOW, 7);
  expect(report.all).toEqual({ name: '', approved: 3, rejected: 1, medianDays: 4 });
  expect(report.byVisa).toEqual([
    { name: 'tourist-30', approved: 2, rejected: 1, medianDays: 2.5 },
    { name: 'business', approved: 1, rejected: 0, medianDays: 10 },
  ]);
  expect(report.byNationality.map(({ name, approved }) => [name, approved])).toEqual([
    ['Jordan', 2],
    ['Chile', 1],
  ]);
  expect(report.perDay.filter(({ count }) => count > 0)).toEqual([
    { name: '2026-11-14', count: 1 },
    { name: '2026-11-20', count: 1 },
  ]);
});

const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime();

test('decisions count on their local day', () => {
  const now = new Date(2026, 10, 3, 0, 5);
  const times = [
    at(2026, 10, 3, 0),
    at(2026, 10, 2, 23),
    at(2026, 10, 2, 0),
    at(2026, 10, 1, 12),
    at(2026, 9, 31, 23),
    at(2026, 10, 4, 1),
    NaN,
  ];
  expect(countsPerDay(times, now, 3)).toEqual([
    { name: '2026-11-01', count: 1 },
    { name: '2026-11-02', count: 2 },
    { name: '2026-11-03', count: 1 },
  ]);
});

test('days follow each other over months, leap years and changes of the clock', () => {
  const days = countsPerDay([], new Date(2028, 2, 31), 32).map(({ name }) => name);
  expect(new Set(days).size).toBe(32);
  expect(days).toContain('2028-02-29');
  expect(days[0]).toBe('2028-02-29');
  expect(days.at(-1)).toBe('2028-03-31');
});
