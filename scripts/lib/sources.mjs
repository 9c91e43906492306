import { runnerImport } from 'vite';
import { ROOT } from './run.mjs';

/**
 * A module of the site's own sources, for a script that must do exactly what the site does.
 * @param {string} path inside of `src`
 */
export async function source(path) {
  const { module } = await runnerImport(`${ROOT}src/${path}`, {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
