import type { Plugin } from 'vite';
import { themeScript } from '../src/ui/themeScript.ts';

/** Puts the script that shows the remembered theme before the first paint into the head. */
export function inlineThemeScript(): Plugin {
  return {
    name: 'inline-theme-script',
    transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' }],
  };
}
