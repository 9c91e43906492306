import type { ManifestOptions } from 'vite-plugin-pwa';
import { themeColours } from '../src/ui/theme.ts';
import { screenshots, sizesOf } from './screenshots.ts';

/** A manifest member that the plugin's types lack. */
interface DarkColours {
  color_scheme_dark: { theme_color: string; background_color: string };
}

const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, description: string, picture = url) => ({
  name,
  short_name: name,
  description,
  url,
  icons: [icon(`/shortcuts${picture}-96x96.png`, 96, 'any')],
});

/**
 * The web app manifest. Its colours are base-100 of the two themes; a page's `theme-color`
 * overrides them.
 */
export const manifest: Partial<ManifestOptions> & DarkColours = {
  id: '/',
  name: 'Dubai Visa',
  short_name: 'Dubai Visa',
  description: 'Visa types and prices for Dubai, an application in three steps, and its tracking.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // Without standalone windows, minimal-ui still has a back button.
  display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
  orientation: 'any',
  handle_links: 'auto',
  edge_side_panel: { preferred_width: 400 },
  lang: 'en',
  dir: 'ltr',
  theme_color: themeColours.paper,
  background_color: themeColours.paper,
  color_scheme_dark: { theme_color: themeColours.dusk, background_color: themeColours.dusk },
  categories: ['travel', 'business'],
  prefer_related_applications: false,
  // The browser never navigates an open window; pwa/launches.ts handles the launch.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  icons: [
    icon('/pwa-192x192.png', 192, 'any'),
    icon('/pwa-512x512.png', 512, 'any'),
    icon('/maskable-icon-192x192.png', 192, 'maskable'),
    icon('/maskable-icon-512x512.png', 512, 'maskable'),
    icon('/monochrome-icon-512x512.png', 512, 'monochrome'),
  ],
  shortcuts: [
    shortcut('Apply', '/apply', 'Start or continue an application'),
    shortcut('Track', '/track', 'Find an application by its tracking number'),
    shortcut('Admin', '/admin', 'Manage the site and read applications'),
    shortcut('Counter', '/admin/counter', 'Take over applications from phones', '/counter'),
  ],
  // Opens saved or sent application files in the installed app, for counters.
  file_handlers: [{ action: '/counter', accept: { 'application/octet-stream': ['.visa'] } }],
  share_target: {
    // Handled by the worker (sw/receiveShared.ts).
    action: '/counter/received',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'files', accept: ['.visa', 'application/octet-stream', '.txt', 'text/plain'] },
      ],
    },
  },
  screenshots: screenshots.map((picture) => ({
    src: `/screenshots/${picture.file}`,
    sizes: sizesOf(picture),
    type: 'image/png',
    form_factor: picture.formFactor,
    label: picture.label,
  })),
};
