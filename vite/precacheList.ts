import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { filesOfAdminAlone } from './bundleFiles.ts';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** The subresource integrity hash of a file. */
function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Adds integrity hashes to the precache list, so that a worker never installs a mix of two versions
 * during a deployment, and marks what no visitor's page asks for. The plugin provides the output
 * folder and the bundle.
 */
export function precacheList(): { plugin: Plugin; transform: ManifestTransform } {
  let folder = '';
  let admins: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'precache-list',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
      writeBundle(_options, bundle) {
        admins = filesOfAdminAlone(bundle).add('admin.html');
      },
    },
    transform: async (entries) => {
      const manifest = await Promise.all(
        entries.map(async ({ url, size }) => ({
          url,
          size,
          revision: null,
          integrity: integrityOf(await readFile(resolve(folder, url))),
          ...(admins.has(url) && { isAdmins: true }),
        })),
      );
      return { manifest, warnings: [] };
    },
  };
}
