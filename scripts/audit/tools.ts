import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockedPackages, missingPackages } from '../lib/install.mjs';
import { npm, ROOT } from '../lib/run.mjs';

const WANTED = 'scripts/audit/tools';
const INSTALLED = '.cache/audit-tools';

/** Packages that only audits need: Lighthouse, and validators of HTML and of the manifest. */
export const auditTools = {
  /**
   * Installs them in the locked versions, unless they are installed. Install scripts are not run.
   * @returns whether everything is in place
   */
  async install(): Promise<boolean> {
    const locked = lockedPackages(`${WANTED}/package-lock.json`) ?? {};
    const installed = lockedPackages(`${INSTALLED}/node_modules/.package-lock.json`) ?? {};
    if (missingPackages(locked, installed).length === 0) return true;
    console.log('Installing the tools of the audits ...');
    cpSync(`${ROOT}${WANTED}`, `${ROOT}${INSTALLED}`, { recursive: true });
    const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    return (await npm(['ci', '--prefix', `${ROOT}${INSTALLED}`, ...options])) === 0;
  },
  /** Loads a module of one of them with Node itself, past Vite, which runs these scripts. */
  load: createRequire(`${ROOT}${INSTALLED}/package.json`),
  /** @param path inside their node_modules */
  file: (path: string) => `${ROOT}${INSTALLED}/node_modules/${path}`,
};
