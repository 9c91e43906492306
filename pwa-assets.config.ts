import { defineConfig } from '@vite-pwa/assets-generator/config';
import { themeColours } from './src/ui/theme.ts';

const paper = { fit: 'contain', background: themeColours.paper } as const;

/** `npm run icons` draws these from public/icon.svg; they are committed. */
export default defineConfig({
  images: ['public/icon.svg'],
  headLinkOptions: { preset: '2023' },
  preset: {
    transparent: {
      sizes: [192, 512],
      favicons: [[48, 'favicon.ico']],
      padding: 0,
      resizeOptions: paper,
    },
    // Everything drawn stays inside the safe circle, 80% of the width: vite/icons.test.ts measures it.
    maskable: { sizes: [192, 512], padding: 0.2, resizeOptions: paper },
    apple: { sizes: [180], padding: 0.1, resizeOptions: paper },
  },
});
