import { readFileSync } from 'node:fs';

/**
 * `flaky` counts passed tests that needed a second try.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Totals
 */

/** @type {Totals} */
export const NONE = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/**
 * @param {Totals} a
 * @param {Totals} b
 * @returns {Totals}
 */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: a.flaky + b.flaky,
});

/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 */

/**
 * What a JSON report counts. An error outside any test, and a file that broke before its first test,
 * is one failure.
 * @param {PlaywrightReport | VitestReport | undefined} report
 * @returns {Totals}
 */
function counted(report) {
  if (report === undefined) return NONE;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + report.errors.length;
    return { passed: expected + flaky, failed, skipped, flaky };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

/**
 * The totals of a stage. The exit code has the last word: a failed stage has at least one failure.
 * @param {number} exitCode
 * @param {PlaywrightReport | VitestReport | undefined} report
 * @returns {Totals}
 */
export function totalsOf(exitCode, report) {
  const totals = counted(report);
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/**
 * @param {string} path of a JSON report
 * @returns {any} undefined if the stage ended before writing one
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The last line of the test run.
 * @param {Totals} totals
 */
export function summary({ passed, failed, skipped, flaky }) {
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(flaky === 0 ? [] : [`${flaky} of the passed on a second try`]),
  ].join(', ');
}
