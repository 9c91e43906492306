import type { Plugin } from 'vite';
import { installScript } from '../src/pwa/install/installScript.ts';
import { themeScript } from '../src/ui/theme.ts';

/**
 * Puts into the head what cannot wait for the app: the remembered theme, shown before the first
 * paint, and a hand for the browser's offer to install the site.
 */
export function inlineHeadScripts(): Plugin {
  return {
    name: 'inline-head-scripts',
    transformIndexHtml: () => [
      { tag: 'script', children: `${themeScript};${installScript}`, injectTo: 'head' },
    ],
  };
}
