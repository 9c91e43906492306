import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockedPackages, missingPackages } from './install.mjs';
import { npm, ROOT } from './run.mjs';

/**
 * Packages that only one command needs, and that are no part of the build.
 * @param wanted the folder of their package.json and lock file, from the project's root
 */
function toolsOf(wanted: string, name: string) {
  const folder = `${ROOT}.cache/${name}/`;
  const required = createRequire(`${folder}package.json`);
  return {
    folder,
    /**
     * Installs them in the locked versions, unless they are installed. Install scripts are not run.
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
    /** Loads a module of one of them with Node itself, past Vite, which runs these scripts. */
    load: required,
    /** @param path inside their node_modules */
    file: (path: string) => `${folder}node_modules/${path}`,
  };
}

/** Tools that only audits need: Lighthouse, and validators of HTML and of the manifest. */
export const auditTools = toolsOf('scripts/audit/tools', 'audit-tools');
/** The app that the benchmark compares the administrator's list with. */
export const benchPeer = toolsOf('scripts/bench/peer', 'bench-peer');
