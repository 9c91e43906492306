import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockedPackages, missingPackages } from './install.mjs';
import { npm, ROOT } from './run.mjs';

const WANTED = 'scripts/audit/tools';
const NAME = 'audit-tools';
const folder = `${ROOT}.cache/${NAME}/`;

/** Packages that only audits need: Lighthouse, and validators of HTML and of the manifest. */
export const auditTools = {
  /**
   * Installs them in the locked versions, unless they are installed. Install scripts are not run.
   * @returns whether everything is in place
   */
  async install(): Promise<boolean> {
    const locked = lockedPackages(`${WANTED}/package-lock.json`) ?? {};
    const installed = lockedPackages(`.cache/${NAME}/node_modules/.package-lock.json`) ?? {};
    if (missingPackages(locked, installed).length === 0) return true;
    console.log(`Installing ${NAME} ...`);
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(`${ROOT}${WANTED}/${file}`, `${folder}${file}`);
    const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    return (await npm(['ci', '--prefix', folder, ...options])) === 0;
  },
  /** Loads a module of one of them with Node itself, past Vite, which runs these scripts. */
  load: createRequire(`${folder}package.json`),
  /** @param path inside their node_modules */
  file: (path: string) => `${folder}node_modules/${path}`,
};
