import { addressIn, languageOf } from '../lib/browser/siteAddress';
import type { Language } from '../lib/language';

const otherThan = (address: string): Language => (languageOf(address) === 'en' ? 'ar' : 'en');

/** The address of the same screen in the other language. */
export const otherAddress = (path: string): string => addressIn(otherThan(path), path);

/**
 * Leads to the same screen in the language that this browser keeps, and makes it the chosen one: a
 * page would lead back to the one that is missing.
 */
export function toOtherLanguage(url: string): Response {
  const { pathname, search } = new URL(url);
  const target = JSON.stringify(otherAddress(pathname) + search).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  const cookie = `language=${otherThan(pathname)}; path=/; max-age=31536000; samesite=lax`;
  return new Response(
    `<!doctype html><meta charset="utf-8"><title></title><script>document.cookie='${cookie}';location.replace(${target}+location.hash)</script>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
