import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from '../src/lib/browser/siteAddress.ts';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../src/lib/language.ts';
import { filesOfAdminAlone } from './files.ts';

const ADMIN_DOCUMENTS = new Set(['admin.html', 'ar/admin.html']);
/** Icons for the operating system, which no page requests. */
const ICON = /^[^/]+-\d+x\d+\.png$|^shortcuts\//;

/**
 * Completes the precache list. Integrity hashes keep a worker from installing a mix of two versions
 * during a deployment. Flags mark the files that only admin pages or only one language need. The
 * order is the order in which files are cached.
 * The plugin, one for each language, provides the output folder and the bundle.
 */
export function precacheList() {
  let folder = '';
  const builds: { language: Language; bundle: Rolldown.OutputBundle; alone: Set<string> }[] = [];
  const buildsWith = (url: string) => builds.filter(({ bundle }) => url in bundle);
  /** The language whose pages use a file; undefined if both do. */
  const languageOfFile = (url: string): Language | undefined => {
    if (url.startsWith('assets/')) {
      const [found, other] = buildsWith(url);
      return other === undefined ? found?.language : undefined;
    }
    const language = languageOf(`/${url}`);
    const isPage = url.endsWith('.html') && url !== 'offline.html';
    return language === 'ar' || isPage ? language : undefined;
  };
  return {
    plugin: (language: Language): Plugin => ({
      name: 'precache-list',
      apply: 'build',
      writeBundle({ dir = '' }, bundle) {
        folder = dir;
        builds.push({ language, bundle, alone: filesOfAdminAlone(bundle) });
      },
    }),
    transform: async (entries: readonly { url: string; size: number }[]) => {
      /** Whether no visitor page uses the file, in any language. */
      const isAdmins = (url: string) =>
        buildsWith(url).length > 0 && buildsWith(url).every(({ alone }) => alone.has(url));
      // Admin documents come last: once they are cached, so is all of the admin part.
      const rank = (url: string) =>
        ADMIN_DOCUMENTS.has(url) ? 2 : isAdmins(url) || ICON.test(url) ? 1 : 0;
      const listed = await Promise.all(
        entries.map(async ({ url, size }) => ({
          url,
          size,
          revision: null,
          integrity: `sha256-${hash('sha256', await readFile(join(folder, url)), 'base64')}`,
          ...(rank(url) > 0 && { isAdmins: true }),
          language: languageOfFile(url),
        })),
      );
      // Ordered by hash, so that small files hide their latency behind large ones.
      const manifest = listed.toSorted(
        (one, other) =>
          rank(one.url) - rank(other.url) || (one.integrity < other.integrity ? -1 : 1),
      );
      return { manifest, warnings: [] };
    },
  };
}
