import { isAdminPath } from '../lib/browser/safeUrl';
import { languageOf } from '../lib/browser/siteAddress';
import type { Language } from '../lib/language';

/** A path of a file, which is never answered with a document. */
const isFile = (path: string): boolean => /.\../.test(path.slice(path.lastIndexOf('/') + 1));

const BASES: Readonly<Record<Language, string>> = { en: '', ar: '/ar' };

/** The administrator's document of a language, which every version has under this name. */
export const adminDocument = (language: Language): string => `${BASES[language]}/admin.html`;
/** The page of any address of a language, likewise. */
export const shellDocument = (language: Language): string => `${BASES[language]}/shell.html`;

/**
 * The documents that may answer a navigation, best first: the page itself, the shell, or the first
 * page; the administrator's for `/admin`; in the address's language. Empty if the network must answer.
 */
export function documentsFor(path: string): readonly string[] {
  if (isFile(path)) return [];
  const language = languageOf(path);
  if (isAdminPath(path)) return [adminDocument(language)];
  const page = `${path.replace(/(?<!\/)\/+$/, '')}/index.html`;
  return [page, shellDocument(language), `${BASES[language]}/index.html`];
}
