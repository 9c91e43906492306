import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';

/** Folder for all reports of the last audit. */
export const REPORTS = `${ROOT}.cache/audit/`;

/** One check. `faults` are sentences, empty if it passed; `isChecked` is false if it cannot run. */
export type Finding = {
  audit: string;
  subject: string;
  result: string;
  faults: readonly string[];
  isChecked?: boolean;
};

/**
 * Saves a report and returns its path.
 * @param name inside the folder of the reports
 */
export function keepReport(name: string, text: string) {
  const path = `${REPORTS}${name}`;
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A file name for a path of the site. */
export const fileNameOf = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');

const verdict = ({ faults, isChecked = true }: Finding) => {
  if (!isChecked) return 'not checked';
  return faults.length === 0 ? 'ok' : 'FAILED';
};

/** The findings as a table, followed by their faults. */
export function table(findings: readonly Finding[]) {
  const rows = findings.map((each) => [each.audit, each.subject, each.result, verdict(each)]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const faults = findings.flatMap(({ audit, subject, faults: found }) =>
    found.map((fault) => `${audit}, ${subject}: ${fault}`),
  );
  return [...lines, ...(faults.length === 0 ? [] : ['', ...faults])].join('\n');
}

export function summary(findings: readonly Finding[]) {
  const unchecked = findings.filter(({ isChecked = true }) => !isChecked);
  const failed = findings.filter(({ faults }) => faults.length > 0);
  const passed = findings.length - failed.length - unchecked.length;
  return [
    `${String(passed)} passed, ${String(failed.length)} failed`,
    ...(unchecked.length === 0 ? [] : [`${String(unchecked.length)} not checked`]),
  ].join(', ');
}
