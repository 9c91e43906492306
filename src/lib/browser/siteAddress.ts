import { BASE, type Language } from '../language.ts';

/** The language of an address of this site (docs/decisions/one-build-a-language.md). */
export const languageOf = (address: string): Language =>
  /^\/ar(?:[/?#]|$)/.test(address) ? 'ar' : 'en';

/** Whether a path is a file’s, which is never answered with a page. */
export const isFilePath = (path: string): boolean =>
  /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/** An address of this site without its language, as the router and stored links have it. */
export const withoutLanguage = (address: string): string =>
  languageOf(address) === 'en' ? address : address.replace(/^\/ar\/?/, '/');

/** The address of the same screen in a language. */
export const addressIn = (language: Language, address: string): string =>
  (language === 'en' ? '' : `/${language}`) + withoutLanguage(address);

/** A path of this site as this language's pages address it; a file, or another link, as it is. */
export const siteAddress = (path: string): string =>
  BASE === '' || !/^\/(?![/\\])/.test(path) || /^[^?#]*\.\w+(?:$|[?#])/.test(path)
    ? path
    : BASE + withoutLanguage(path);
