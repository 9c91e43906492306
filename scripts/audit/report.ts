import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** Folder for all reports of the last audit. */
export const REPORTS = `${ROOT}.cache/audit/`;

/** One check. `faults` are sentences, empty if it passed; `isChecked` is false if it cannot run. */
export interface Finding {
  audit: string;
  subject: string;
  result: string;
  faults: readonly string[];
  isChecked?: boolean;
}

/** @param name inside the folder of the reports */
export function keepReport(name: string, text: string) {
  mkdirSync(dirname(`${REPORTS}${name}`), { recursive: true });
  writeFileSync(`${REPORTS}${name}`, text);
}

/** A file name for a path of the site. */
export const fileNameOf = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
