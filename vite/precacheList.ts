import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { languageOf } from '../src/lib/browser/siteAddress.ts';
import type { Rolldown } from 'vite';
import type { Language } from '../src/lib/language.ts';
import { filesOfAdminAlone } from './bundleFiles.ts';

type ManifestTransform = NonNullable<
  VitePWAOptions['injectManifest']['manifestTransforms']
>[number];

/** The subresource integrity hash of a file. */
function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The files that no visitor's page of any language asks for. */
function adminsOf(bundles: readonly Rolldown.OutputBundle[]): ReadonlySet<string> {
  const alone = bundles.map((bundle) => ({ bundle, admins: filesOfAdminAlone(bundle) }));
  const shared = (file: string) =>
    alone.every(({ bundle, admins }) => !(file in bundle) || admins.has(file));
  const files = alone.flatMap(({ admins }) => [...admins]).filter(shared);
  return new Set([...files, 'admin.html', 'ar/admin.html']);
}

/**
 * Adds integrity hashes to the precache list, so that a worker never installs a mix of two versions
 * during a deployment, and marks what no visitor's page asks for, and what one language alone does.
 * The plugin, one for each language, provides the output folder and the bundle.
 */
export function precacheList(): {
  plugin: (language: Language) => Plugin;
  transform: ManifestTransform;
} {
  let folder = '';
  const bundles = new Map<Language, Rolldown.OutputBundle>();
  /** The one language whose pages ask for a file. */
  const languageOfFile = (url: string): Language | undefined => {
    if (url.startsWith('assets/')) {
      const [found, other] = [...bundles].filter(([, bundle]) => url in bundle);
      return other === undefined ? found?.[0] : undefined;
    }
    const language = languageOf(`/${url}`);
    return language === 'ar' || url.endsWith('.html') ? language : undefined;
  };
  return {
    plugin: (language) => ({
      name: 'precache-list',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
      writeBundle(_options, bundle) {
        bundles.set(language, bundle);
      },
    }),
    transform: async (entries) => {
      const admins = adminsOf([...bundles.values()]);
      const manifest = await Promise.all(
        entries.map(async ({ url, size }) => ({
          url,
          size,
          revision: null,
          integrity: integrityOf(await readFile(resolve(folder, url))),
          ...(admins.has(url) && { isAdmins: true }),
          language: languageOfFile(url),
        })),
      );
      return { manifest, warnings: [] };
    },
  };
}
