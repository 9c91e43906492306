import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';

/** What can be broken on purpose, to see that the audit fails. */
const WAYS = {
  manifest: ['manifest.webmanifest', breakManifest],
  worker: ['sw.js', () => 'throw new Error("Broken on purpose.");\n'],
} as const;

function breakManifest(text: string) {
  const { icons: _icons, ...rest } = JSON.parse(text);
  return JSON.stringify({ ...rest, display: 'browser', theme_color: 'no colour' });
}

/**
 * A copy of the build in which one file is broken.
 * @returns its folder
 */
export function brokenBuild(what: string): string {
  if (what !== 'manifest' && what !== 'worker')
    throw new Error(`--broken=${what}: it is manifest or worker that can be broken.`);
  const [file, change] = WAYS[what];
  const folder = `${ROOT}.cache/audit-broken/`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${ROOT}dist`, folder, { recursive: true });
  writeFileSync(`${folder}${file}`, change(readFileSync(`${folder}${file}`, 'utf8')));
  for (const end of ['br', 'gz']) rmSync(`${folder}${file}.${end}`, { force: true });
  return folder;
}
