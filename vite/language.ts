import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../src/lib/language.ts';

/**
 * Resolves each module of the source to its version in this language, if there is one: `strings.ts`
 * to `strings.ar.ts` (docs/decisions/one-build-a-language.md).
 */
export function language(chosen: Language): Plugin {
  let versions: ReadonlyMap<string, string> = new Map();
  return {
    name: 'language',
    enforce: 'pre',
    configResolved({ root }) {
      if (chosen === 'en') return;
      const source = resolve(root, 'src');
      const ending = `.${chosen}.`;
      versions = new Map(
        readdirSync(source, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.includes(ending))
          .map((path) => resolve(source, path))
          .map((path) => [path.replace(ending, '.'), path]),
      );
    },
    transformIndexHtml: (html) =>
      chosen === 'en' ? html : html.replace('<html lang="en"', `<html lang="${chosen}" dir="rtl"`),
    async resolveId(specifier, importer, options) {
      if (versions.size === 0 || importer?.includes('/node_modules/')) return null;
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      return versions.get(found?.id ?? '') ?? null;
    },
  };
}
