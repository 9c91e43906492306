// Imported without a file extension, so that the Arabic build resolves it to its own version.
import { BASE, type Language } from '../language';

/**
 * The prefix of an Arabic address, with all slashes: a rest like `//host` would name another host.
 */
export const ARABIC_START = /^\/ar(?:[/\\]+|(?=[?#])|$)/;

/** The language of an address of this site (docs/decisions/one-build-a-language.md). */
export const languageOf = (address: string): Language => (ARABIC_START.test(address) ? 'ar' : 'en');

/** Whether a path is that of a file, for which no page is ever served. */
export const isFilePath = (path: string): boolean =>
  /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/** An address of this site without its language prefix, as the router and stored links have it. */
export const withoutLanguage = (address: string): string => address.replace(ARABIC_START, '/');

/** The address of the same screen in the given language. */
export const addressIn = (language: Language, address: string): string =>
  (language === 'en' ? '' : `/${language}`) + withoutLanguage(address);

/**
 * Adds this build's language prefix to a path of the site; files and other links stay unchanged.
 */
export const siteAddress = (path: string): string =>
  BASE === '' || !/^\/(?![/\\])/.test(path) || /^[^?#]*\.\w+(?:$|[?#])/.test(path)
    ? path
    : BASE + withoutLanguage(path);

/** The HTML file of the administrator's area. */
export const adminDocument = (language: Language): string =>
  `${addressIn(language, '')}/admin.html`;
/** The HTML file for addresses that have no prerendered page. */
export const shellDocument = (language: Language): string =>
  `${addressIn(language, '')}/shell.html`;

/**
 * Normalises the address of a page to the form that links use and the service worker caches:
 * without `index.html`, and without a trailing slash except for home pages.
 */
export function pageAddress(path: string): string {
  const bare = path.replace(/\/index\.html$/, '').replace(/(?<!\/)\/+$/, '');
  return bare === addressIn(languageOf(bare), '') ? `${bare}/` : bare;
}
