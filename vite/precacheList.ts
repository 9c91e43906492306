import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** The integrity of a file, as browsers compare it with what they fetch. */
function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Names every file of the service worker's list by its content, so that a worker never installs a
 * mixture of two versions while a deploy is under way. The plugin finds out where the build is.
 */
export function precacheList(): { plugin: Plugin; transform: ManifestTransform } {
  let folder = '';
  return {
    plugin: {
      name: 'precache-list',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    },
    transform: async (entries) => {
      const manifest = await Promise.all(
        entries.map(async ({ url, size }) => ({
          url,
          size,
          revision: null,
          integrity: integrityOf(await readFile(resolve(folder, url))),
        })),
      );
      return { manifest, warnings: [] };
    },
  };
}
