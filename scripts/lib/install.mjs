import { readFileSync } from 'node:fs';
import { npm, ROOT } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages path inside the project -> package
 */

/**
 * @param {string} path of a lock file, from the project's root
 * @returns {LockedPackages | undefined} undefined when there is no such file
 */
export function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')).packages;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Packages in the lock file that are not installed in that version.
 * Optional ones may be missing: most of them are for other systems.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @returns {string[]}
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path, wanted]) => {
      if (path === '') return false;
      const found = installed[path];
      if (found === undefined) return wanted.optional !== true && wanted.devOptional !== true;
      return found.version !== wanted.version;
    })
    .map(([path]) => path);
}

/**
 * Installs the packages of the lock file unless they are installed already.
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function installPackages() {
  const locked = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (locked === undefined) {
    console.error('package-lock.json is missing: this is not a complete copy of the project.');
    return false;
  }
  if (installed !== undefined && missingPackages(locked, installed).length === 0) return true;
  console.log('Installing packages (npm ci) ...');
  // NODE_ENV=production in the shell would leave out the build tools.
  return (await npm(['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'])) === 0;
}
