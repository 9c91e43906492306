import { readdirSync, readFileSync, statSync } from 'node:fs';
import { ROOT, tool } from './run.mjs';

const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'pwa-assets.config.ts',
  'scripts/lib/headers.mjs',
  'src',
  'tsconfig.json',
  'tsr.config.json',
  'vite',
  'vite.config.ts',
];
/** The last file of a build, written only if the build succeeds (vite/precompress.ts). */
const LAST_BUILT = 'dist/sw.js.br';

/**
 * When a file, or the newest item in a folder, last changed.
 * A folder counts itself, so that deletions are noticed.
 * @param {string} path
 * @returns {number} milliseconds since 1970, 0 when there is nothing
 */
function changedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).map((name) => changedAt(`${path}/${name}`));
  return Math.max(found.mtimeMs, ...inside);
}

/** Whether the worker in dist/ serves the site; `build:without-worker` makes one without a list. */
function hasWorker() {
  return readFileSync(`${ROOT}dist/sw.js`, 'utf8').includes('shell.html');
}

/** Whether dist/ is a complete build of the current sources, including its worker. */
export function isBuilt() {
  const builtAt = changedAt(`${ROOT}${LAST_BUILT}`);
  return (
    builtAt > 0 && SOURCES.every((path) => changedAt(`${ROOT}${path}`) <= builtAt) && hasWorker()
  );
}

/**
 * Builds dist/ for production.
 * @param {readonly string[]} options of Vite's
 * @returns {Promise<boolean>} whether it worked
 */
export async function build(...options) {
  // Vite would take another NODE_ENV from the shell into the build.
  const env = { NODE_ENV: 'production' };
  return (await tool('vite/bin/vite.js', ['build', ...options], { env })) === 0;
}
