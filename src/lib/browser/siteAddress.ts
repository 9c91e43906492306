// Without an ending, so that the Arabic version is found.
import { BASE, type Language } from '../language';

/** What an Arabic address begins with; every slash, since what is left would name a host with two. */
export const ARABIC_START = /^\/ar(?:[/\\]+|(?=[?#])|$)/;

/** The language of an address of this site (docs/decisions/one-build-a-language.md). */
export const languageOf = (address: string): Language => (ARABIC_START.test(address) ? 'ar' : 'en');

/** Whether a path is a file’s, which is never answered with a page. */
export const isFilePath = (path: string): boolean =>
  /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/** An address of this site without its language, as the router and stored links have it. */
export const withoutLanguage = (address: string): string => address.replace(ARABIC_START, '/');

/** The address of the same screen in a language. */
export const addressIn = (language: Language, address: string): string =>
  (language === 'en' ? '' : `/${language}`) + withoutLanguage(address);

/** A path of this site as this language's pages address it; a file, or another link, as it is. */
export const siteAddress = (path: string): string =>
  BASE === '' || !/^\/(?![/\\])/.test(path) || /^[^?#]*\.\w+(?:$|[?#])/.test(path)
    ? path
    : BASE + withoutLanguage(path);

/** The administrator's document of a language. */
export const adminDocument = (language: Language): string =>
  `${addressIn(language, '')}/admin.html`;
/** The page of any address of a language. */
export const shellDocument = (language: Language): string =>
  `${addressIn(language, '')}/shell.html`;

/**
 * The address of a page as links name it, under which the worker keeps it: without `index.html`, and
 * without a last slash but for the home pages.
 */
export function pageAddress(path: string): string {
  const bare = path.replace(/\/index\.html$/, '').replace(/(?<!\/)\/+$/, '');
  return bare === addressIn(languageOf(bare), '') ? `${bare}/` : bare;
}
