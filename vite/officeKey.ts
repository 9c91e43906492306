import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import demoKey from '../src/engines/handover/demoOfficeKey.json' with { type: 'json' };
import { officeProblems } from '../src/engines/handover/officeCheck.ts';
import { publicAddress } from './publicAddress.ts';

const OFFICE = new URL('../src/engines/handover/office.json', import.meta.url);
const DEMO_KEY = /\/src\/engines\/handover\/demoOfficeKey\.json$/;

/**
 * Fails the build if the office's keys are invalid. Only a demo build contains the private demo
 * keys; with a public URL it logs a warning.
 */
export function officeKey(): Plugin {
  let isDemo = false;
  let isWritten = false;
  return {
    name: 'office-key',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const office: unknown = JSON.parse(await readFile(OFFICE, 'utf8'));
      const problems = await officeProblems(office, demoKey.id);
      if (problems.length > 0)
        this.error(`src/engines/handover/office.json:\n${problems.join('\n')}`);
      isDemo = JSON.stringify(office).includes(`"${demoKey.id}"`);
    },
    load(id) {
      return DEMO_KEY.test(id) && !isDemo ? 'null' : undefined;
    },
    writeBundle(_options, bundle) {
      isWritten = true;
      const holders = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.code.includes(demoKey.sign.d))
        .map(({ fileName }) => fileName);
      if (!isDemo && holders.length > 0)
        this.error(`The demonstration's private key is in ${holders.join(', ')}.`);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (isWritten && isDemo && publicAddress() !== undefined)
          this.warn(
            'This build has the demonstration key: anybody can read applications and sign decisions with it. `npm run office-key` makes your own.',
          );
      },
    },
  };
}
