import type { Plugin } from 'vite';
import { ARABIC_START } from '../src/lib/browser/siteAddress.ts';
import type { Language } from '../src/lib/language.ts';
import { themeScript } from '../src/ui/theme.ts';

const cookie = (language: string): string =>
  `document.cookie='language=${language}; path=/; max-age=31536000; samesite=lax'`;

/**
 * Redirects to the same screen in the language stored in the cookie. Navigating back to a page in
 * the other language stores that language instead.
 */
const languageScript = (language: Language): string => {
  const other =
    language === 'en' ? `${ARABIC_START}.test(p)?0:'/ar'+p` : `p.replace(${ARABIC_START},'/')`;
  return `(()=>{let l=/(?:^|; )language=(en|ar)(?:;|$)/.exec(document.cookie)?.[1],{pathname:p,search:s,hash:h}=location,o=l&&l!='${language}'&&(${other});if(o)performance.getEntriesByType('navigation')[0]?.type=='back_forward'?${cookie(language)}:location.replace(o+s+h)})()`;
};

/** Stores the language of a clicked link, and copies the current query and fragment to it. */
const choiceScript = `addEventListener('click',({target:t})=>{let a=t.closest?.('a[hreflang]');if(a){${cookie("'+a.hreflang+'")};a.search=location.search;a.hash=location.hash}},true)`;

/** `beforeinstallprompt` fires once, possibly before the app starts (pwa/install/installation). */
const installScript = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e})`;

/**
 * Sets the language of the page and inlines scripts that cannot wait for the app: they apply the
 * chosen language and theme before the first paint and keep the browser's install prompt event.
 */
export function pageHead(language: Language): Plugin {
  const direction = language === 'ar' ? ' dir="rtl"' : '';
  const children = `${languageScript(language)};${choiceScript};${themeScript};${installScript}`;
  return {
    name: 'page-head',
    transformIndexHtml: (html) => ({
      html: html.replace('<html lang="en"', `<html lang="${language}"${direction}`),
      tags: [{ tag: 'script', children, injectTo: 'head' }],
    }),
  };
}
