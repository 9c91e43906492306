import { expect, test } from 'vitest';
import { add, NONE, summary, totalsOf } from './totals.mjs';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ],
};
const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
const noStats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

test('Vitest: passed, failed and skipped are counted', () => {
  expect(totalsOf(1, vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 3, flaky: 0 });
});

test('Vitest: a file that broke before its first test is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const testResults = [...vitestReport.testResults, broken];
  expect(totalsOf(1, { ...vitestReport, testResults }).failed).toBe(2);
});

test('Playwright: a test that passed only on a second try is counted by itself', () => {
  const totals = { passed: 6, failed: 1, skipped: 2, flaky: 1 };
  expect(totalsOf(1, { stats, errors: [] })).toEqual(totals);
});

test('Playwright: an error outside any test is a failure', () => {
  expect(totalsOf(1, { stats: noStats, errors: [{ message: 'no tests' }] }).failed).toBe(1);
});

test('a stage that ended with an error has a failure', () => {
  const passed = { stats: { ...noStats, expected: 4 }, errors: [] };
  expect(totalsOf(1, passed)).toEqual({ ...NONE, passed: 4, failed: 1 });
  expect(totalsOf(1, undefined).failed).toBe(1);
  expect(totalsOf(0, passed).failed).toBe(0);
});

test('the last line adds everything up, and names skipped and flaky ones only when there are any', () => {
  expect(summary(add({ ...NONE, passed: 2 }, { ...NONE, passed: 3, failed: 1 }))).toBe(
    '5 passed, 1 failed',
  );
  expect(summary({ ...NONE, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  expect(summary({ ...NONE, passed: 3, flaky: 1 })).toBe(
    '3 passed, 0 failed, 1 of the passed on a second try',
  );
});
