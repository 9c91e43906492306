import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as engine from '../src/engines/publication.ts';
import type * as readModule from '../src/features/publication/model.ts';
import type * as settingsModule from '../src/domain/settings.ts';
import { resolveIn } from './language.ts';

const PUBLISHED = /\/src\/domain\/seed\/published\.ts$/;
const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** Whether the build has a public URL, not one of this machine. */
export const isPublic = (): boolean =>
  !OWN_MACHINE.test(process.env['SITE_URL'] ?? 'http://localhost');

/** Fails the build with the message alone: a stack trace would not help whoever runs it. */
function stop(reason: string): never {
  throw Object.assign(new Error(reason), { stack: reason });
}

/** Imports a module of the source whose own imports the configuration would not resolve. */
async function imported<Module>(path: string): Promise<Module> {
  const file = new URL(`../src/${path}`, import.meta.url).pathname;
  return (await runnerImport<Module>(file, { resolve: resolveIn('en') })).module;
}

/**
 * Includes the published content, `public/content.json`, in the build: pages are prerendered from
 * it, and a first visit starts with it. Without that file the build uses the demo content, which a
 * build for a public URL must confirm with `--demo`.
 */
export function publication(): Plugin {
  let published: string | undefined;
  let isThere = false;
  return {
    name: 'publication',
    // Runs before the service worker's own build, so that a failed build changes nothing.
    async configResolved({ root, command, logger }) {
      const file = resolve(root, 'public/content.json');
      isThere = existsSync(file);
      if (!isThere) {
        if (command === 'build' && isPublic() && process.env['DEMO_CONTENT'] === undefined)
          stop(
            'public/content.json is missing: this build would bring the demo content back. `npm run publish-content -- --from-host` fetches what the site has now; `npm run build -- --demo` builds the demo all the same.',
          );
        return;
      }
      const { readPublication } = await imported<typeof readModule>(
        'features/publication/model.ts',
      );
      const read = await readPublication(readFileSync(file, 'utf8'));
      if ('fault' in read) {
        if (read.fault !== 'nothing') stop(`public/content.json: ${read.fault}`);
        return;
      }
      for (const { place, reason } of read.refused) logger.warn(`${place}: ${reason}`);
      const { settingsType } = await imported<typeof settingsModule>('domain/settings.ts');
      const { content, id, number } = read.publication;
      published = JSON.stringify({
        ...content,
        settings: { ...settingsType.initial, ...content.settings },
        publication: { id, number },
      });
    },
    load: (id) =>
      published !== undefined && PUBLISHED.test(id)
        ? `export const isPublished = true; export const publishedSeed = ${published};`
        : null,
    async generateBundle() {
      if (isThere) return;
      const { NOTHING_PUBLISHED } = await imported<typeof engine>('engines/publication.ts');
      this.emitFile({ type: 'asset', fileName: 'content.json', source: NOTHING_PUBLISHED });
    },
  };
}
