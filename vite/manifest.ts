import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest. Its colours are the paper theme's base-100. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Dubai Visa',
  short_name: 'Dubai Visa',
  description: 'Visa types and prices for Dubai, an application in three steps, and its tracking.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  dir: 'ltr',
  theme_color: '#fdfaf4',
  background_color: '#fdfaf4',
  icons: [
    { src: '/pwa-192x192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/pwa-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
