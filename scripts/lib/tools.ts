import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockedPackages, missingPackages } from './install.mjs';
import { npm, ROOT } from './run.mjs';

/**
 * Packages that one command alone needs, and that the product is never built with.
 * @param wanted the folder of their package.json and lock file, from the project's root
 */
function toolsOf(wanted: string, name: string) {
  const folder = `${ROOT}.cache/${name}/`;
  const required = createRequire(`${folder}package.json`);
  return {
    folder,
    /**
     * Installs them in the locked versions, unless they are there. Install scripts are not run.
     * @returns whether everything is in place
     */
    async install(): Promise<boolean> {
      const locked = lockedPackages(`${wanted}/package-lock.json`) ?? {};
      const installed = lockedPackages(`.cache/${name}/node_modules/.package-lock.json`) ?? {};
      if (missingPackages(locked, installed).length === 0) return true;
      console.log(`Installing ${name} ...`);
      mkdirSync(folder, { recursive: true });
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(`${ROOT}${wanted}/${file}`, `${folder}${file}`);
      const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
      return (await npm(['ci', '--prefix', folder, ...options])) === 0;
    },
    /** A module of one of them, by Node itself: what starts these scripts would read it as theirs. */
    load: required,
    /** @param path inside the folder of what is installed */
    file: (path: string) => `${folder}node_modules/${path}`,
  };
}

/** What only audits need: Lighthouse, and validators of HTML and of the manifest. */
export const auditTools = toolsOf('scripts/audit/tools', 'audit-tools');
/** What the bench compares the administrator's list with. */
export const benchPeer = toolsOf('scripts/bench/peer', 'bench-peer');
