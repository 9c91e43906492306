import { isAdminPath } from '../lib/browser/safeUrl';
import { isFilePath, languageOf } from '../lib/browser/siteAddress';
import type { Language } from '../lib/language';

const BASES: Readonly<Record<Language, string>> = { en: '', ar: '/ar' };

/** The administrator's document of a language, which every version has under this name. */
export const adminDocument = (language: Language): string => `${BASES[language]}/admin.html`;
/** The page of any address of a language, likewise. */
export const shellDocument = (language: Language): string => `${BASES[language]}/shell.html`;

/**
 * The address of a page as links name it, under which caches keep it: without `index.html`, and
 * without a last slash but for the home pages.
 */
export function pageAddress(path: string): string {
  const bare = path.replace(/\/index\.html$/, '').replace(/(?<!\/)\/+$/, '');
  return bare === BASES[languageOf(bare)] ? `${bare}/` : bare;
}

/**
 * The documents that may answer a navigation, best first: the page itself, the shell, or the first
 * page; the administrator's for `/admin`; in the address's language. Empty if the network must answer.
 */
export function documentsFor(path: string): readonly string[] {
  const page = pageAddress(path);
  if (isFilePath(page)) return [];
  const language = languageOf(path);
  if (isAdminPath(path)) return [adminDocument(language)];
  return [page, shellDocument(language), `${BASES[language]}/`];
}
