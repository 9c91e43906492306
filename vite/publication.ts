import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as publicationModule from '../src/engines/publication.ts';
import type * as readModule from '../src/features/publication/model/readPublication.ts';
import type * as settingsModule from '../src/domain/settings.ts';
import { publicAddress } from './publicAddress.ts';

const PUBLISHED = /\/src\/domain\/seed\/published\.ts$/;

/** Fails the build with the message alone: a stack trace would not help whoever runs it. */
function stop(reason: string): never {
  const error = new Error(reason);
  error.stack = reason;
  throw error;
}

/**
 * Includes the published content, `public/content.json`, in the build: pages are prerendered from
 * it, and a first visit starts with it. Without that file the build uses the demo content, which a
 * build for a public URL must confirm with `--demo`.
 */
export function publication(): Plugin {
  let isBuild = false;
  let published: string | undefined;
  let isThere = false;
  let nothing = '';
  return {
    name: 'publication',
    // Runs before the service worker's own build, so that a failed build changes nothing.
    async configResolved(config) {
      const { root } = config;
      isBuild = config.command === 'build' && !config.build.ssr;
      const load = async <Module>(path: string) =>
        (
          await runnerImport<Module>(resolve(root, 'src', path), {
            configFile: false,
            resolve: { tsconfigPaths: true },
          })
        ).module;
      const file = resolve(root, 'public/content.json');
      isThere = existsSync(file);
      if (!isThere) {
        const isDemoMeant = process.env['DEMO_CONTENT'] !== undefined;
        if (isBuild && publicAddress() !== undefined && !isDemoMeant)
          stop(
            'public/content.json is missing: this build would bring the demo content back. `npm run publish-content -- --from-host` fetches what the site has now; `npm run build -- --demo` builds the demo all the same.',
          );
        nothing = (await load<typeof publicationModule>('engines/publication.ts'))
          .NOTHING_PUBLISHED;
        return;
      }
      const [{ readPublication }, { settingsType: settings }] = await Promise.all([
        load<typeof readModule>('features/publication/model/readPublication.ts'),
        load<typeof settingsModule>('domain/settings.ts'),
      ]);
      const read = await readPublication(readFileSync(file, 'utf8'));
      if ('fault' in read) {
        if (read.fault !== 'nothing') stop(`public/content.json: ${read.fault}`);
        return;
      }
      for (const { place, reason } of read.refused) config.logger.warn(`${place}: ${reason}`);
      const { content, id, number } = read.publication;
      published = JSON.stringify({
        ...content,
        settings: { ...settings.initial, ...content.settings },
        publication: { id, number },
      });
    },
    load: (id) =>
      published !== undefined && PUBLISHED.test(id)
        ? `export const isPublished = true; export const publishedSeed = ${published};`
        : null,
    generateBundle() {
      if (isBuild && !isThere)
        this.emitFile({ type: 'asset', fileName: 'content.json', source: nothing });
    },
  };
}
