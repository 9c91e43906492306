import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { missingPackages } from './install.mjs';
import { npm, ROOT } from './run.mjs';

/** @param {string} path */
const packagesOf = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};

/**
 * Packages that one command alone needs, and that the product is never built with.
 * @param {string} wanted the folder of their package.json and lock file, from the project's root
 * @param {string} name
 */
export function toolsOf(wanted, name) {
  const folder = `${ROOT}.cache/${name}/`;
  const required = createRequire(`${folder}package.json`);
  return {
    folder,
    /**
     * Installs them in the locked versions, unless they are there. Install scripts are not run.
     * @returns {Promise<boolean>} whether everything is in place
     */
    async install() {
      const locked = packagesOf(`${ROOT}${wanted}/package-lock.json`);
      const installed = packagesOf(`${folder}node_modules/.package-lock.json`);
      if (missingPackages(locked, installed).length === 0) return true;
      console.log(`Installing ${name} ...`);
      mkdirSync(folder, { recursive: true });
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(`${ROOT}${wanted}/${file}`, `${folder}${file}`);
      const code = await npm([
        'ci',
        '--prefix',
        folder,
        '--ignore-scripts',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
      ]);
      return code === 0;
    },
    /**
     * A module of one of them.
     * @param {string} module
     */
    import: (module) => import(pathToFileURL(required.resolve(module)).href),
    /** @param {string} path inside the folder of what is installed */
    file: (path) => `${folder}node_modules/${path}`,
  };
}
