import type { Plugin } from 'vite';
import { installScript } from '../src/pwa/install/installScript.ts';
import { themeScript } from '../src/ui/theme.ts';

/**
 * Inlines scripts that cannot wait for the app: the stored theme before the first paint, and the
 * browser's install prompt event.
 */
export function inlineHeadScripts(): Plugin {
  return {
    name: 'inline-head-scripts',
    transformIndexHtml: () => [
      { tag: 'script', children: `${themeScript};${installScript}`, injectTo: 'head' },
    ],
  };
}
