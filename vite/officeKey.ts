import type { Plugin } from 'vite';
import demoKey from '../src/engines/handover/demoOfficeKey.json' with { type: 'json' };
import ownOffice from '../src/engines/handover/office.json' with { type: 'json' };
import { officeProblems } from '../src/engines/handover/officeCheck.ts';
import { isPublic } from './publication.ts';

const DEMO_KEY = /\/src\/engines\/handover\/demoOfficeKey\.json$/;

/**
 * Fails the build if the office's keys are invalid. Only a demo build contains the private demo
 * keys; with a public URL it logs a warning.
 */
export function officeKey(office: unknown = ownOffice): Plugin {
  const isDemo = JSON.stringify(office).includes(`"${demoKey.id}"`);
  let isWritten = false;
  return {
    name: 'office-key',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const problems = await officeProblems(office, demoKey.id);
      if (problems.length > 0)
        this.error(`src/engines/handover/office.json:\n${problems.join('\n')}`);
    },
    load: (id) => (DEMO_KEY.test(id) && !isDemo ? 'null' : undefined),
    writeBundle(_options, bundle) {
      isWritten = true;
      const holder = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.code.includes(demoKey.sign.d),
      );
      if (!isDemo && holder !== undefined)
        this.error(`The demonstration's private key is in ${holder.fileName}.`);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (isWritten && isDemo && isPublic())
          this.warn(
            'This build has the demonstration key: anybody can read applications and sign decisions with it. `npm run office-key` makes your own.',
          );
      },
    },
  };
}
