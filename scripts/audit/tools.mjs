import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { missingPackages } from '../lib/install.mjs';
import { npm, ROOT } from '../lib/run.mjs';

const WANTED = `${ROOT}scripts/audit/tools/`;
const FOLDER = `${ROOT}.cache/audit-tools/`;

/** @param {string} path */
const packagesOf = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};

/**
 * Installs what only the audit needs, in the versions of scripts/audit/tools, unless it is there.
 * Install scripts are not run.
 * @returns {Promise<boolean>} whether everything is in place
 */
export async function installTools() {
  const locked = packagesOf(`${WANTED}package-lock.json`);
  const installed = packagesOf(`${FOLDER}node_modules/.package-lock.json`);
  if (missingPackages(locked, installed).length === 0) return true;
  console.log('Installing the tools of the audit ...');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(`${WANTED}${file}`, `${FOLDER}${file}`);
  const code = await npm([
    'ci',
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ]);
  return code === 0;
}

const required = createRequire(`${FOLDER}package.json`);

/**
 * A module of one of these tools.
 * @param {string} name
 */
export const importTool = (name) => import(pathToFileURL(required.resolve(name)).href);

/** @param {string} path inside the folder of the installed tools */
export const toolFile = (path) => `${FOLDER}node_modules/${path}`;
