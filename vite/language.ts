import type { Language } from '../src/lib/language.ts';

/** Vite's default `resolve.extensions`. */
const ENDINGS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/**
 * Resolves each module of the source to its version in this language, if there is one: `./strings`
 * to `strings.ar.ts` (docs/decisions/one-build-a-language.md).
 */
export const resolveIn = (chosen: Language, alias: Readonly<Record<string, string>> = {}) => ({
  alias: { '@': new URL('../src', import.meta.url).pathname, ...alias },
  extensions: chosen === 'en' ? ENDINGS : [`.${chosen}.ts`, `.${chosen}.tsx`, ...ENDINGS],
});
