import type { Plugin } from 'vite';
import type { Language } from '../src/lib/language.ts';
import { installScript } from '../src/pwa/install/installScript.ts';
import { themeScript } from '../src/ui/theme.ts';

/** Leads to the same screen in the chosen language, unless this is it. */
const languageScript = (language: Language): string => {
  const other =
    language === 'en'
      ? String.raw`/^\/ar(\/|$)/.test(p)?0:'/ar'+p`
      : String.raw`p.replace(/^\/ar\/?/,'/')`;
  return `(()=>{let l=/(?:^|; )language=(en|ar)(?:;|$)/.exec(document.cookie)?.[1],{pathname:p,search:s,hash:h}=location,o=l&&l!='${language}'&&(${other});if(o)location.replace(o+s+h)})()`;
};

/**
 * Inlines scripts that cannot wait for the app: the chosen language and theme before the first
 * paint, and the browser's install prompt event.
 */
export function inlineHeadScripts(language: Language): Plugin {
  return {
    name: 'inline-head-scripts',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `${languageScript(language)};${themeScript};${installScript}`,
        injectTo: 'head',
      },
    ],
  };
}
