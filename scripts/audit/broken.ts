import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';

/** What can be broken on purpose, to see that the audit fails: a file, and how. */
const WAYS = new Map([
  [
    'manifest',
    {
      file: 'manifest.webmanifest',
      change(text: string) {
        const { icons: _icons, ...rest } = JSON.parse(text);
        return JSON.stringify({ ...rest, display: 'browser', theme_color: 'no colour' });
      },
    },
  ],
  ['worker', { file: 'sw.js', change: () => 'throw new Error("Broken on purpose.");\n' }],
]);

/**
 * A copy of the build in which one file is broken.
 * @returns its folder
 */
export function brokenBuild(what: string): string {
  const way = WAYS.get(what);
  if (!way) throw new Error(`--broken=${what}: it is manifest or worker that can be broken.`);
  const folder = `${ROOT}.cache/audit-broken/`;
  const path = `${folder}${way.file}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${ROOT}dist`, folder, { recursive: true });
  writeFileSync(path, way.change(readFileSync(path, 'utf8')));
  for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  return folder;
}
