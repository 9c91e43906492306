import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Packages with styles or fonts, which Vite's own licence file leaves out. */
const PACKAGES = [
  '@fontsource-variable/reem-kufi',
  '@fontsource/ibm-plex-mono',
  'daisyui',
  'tailwindcss',
];

/** Adds the licences of styles and fonts to the file of `build.license`. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle() {
      const texts = PACKAGES.map((name) => {
        const text = readFileSync(
          new URL(`../node_modules/${name}/LICENSE`, import.meta.url),
          'utf8',
        );
        return `${name}\n\n${text.trim()}\n`;
      });
      this.emitFile({
        type: 'asset',
        fileName: 'licenses-of-styles-and-fonts.txt',
        source: texts.join(`\n${'-'.repeat(72)}\n\n`),
      });
    },
  };
}
