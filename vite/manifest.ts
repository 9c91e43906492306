import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Language } from '../src/lib/language.ts';
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

const shortcut = (
  base: string,
  name: string,
  path: string,
  description: string,
  picture = path,
) => ({
  name,
  short_name: name,
  description,
  url: base + path,
  icons: [icon(`/shortcuts${picture}-96x96.png`, 96, 'any')],
});

/** What the manifest of a language says. */
const WORDS = {
  en: {
    name: 'Dubai Visa',
    description:
      'Visa types and prices for Dubai, an application in three steps, and its tracking.',
    apply: ['Apply', 'Start or continue an application'],
    track: ['Track', 'Find an application by its tracking number'],
    admin: ['Admin', 'Manage the site and read applications'],
    counter: ['Counter', 'Take over applications from phones'],
  },
  ar: {
    name: 'تأشيرة دبي',
    description: 'أنواع تأشيرات دبي ورسومها، وتقديم الطلب في ثلاث خطوات، وتتبّعه.',
    apply: ['تقديم الطلب', 'ابدأ طلبًا جديدًا أو أكمل طلبك'],
    track: ['تتبّع الطلب', 'ابحث عن طلب برقم التتبّع'],
    admin: ['الإدارة', 'إدارة الموقع وقراءة الطلبات'],
    counter: ['شباك الخدمة', 'استلام الطلبات من الهواتف'],
  },
} as const;

/**
 * The web app manifest of a language. Its colours are base-100 of the two themes; a page's
 * `theme-color` overrides them.
 */
export function manifest(language: Language): Partial<ManifestOptions> & DarkColours {
  const { name, description, apply, track, admin, counter } = WORDS[language];
  const base = language === 'en' ? '' : `/${language}`;
  return {
    // One app, whatever its language.
    id: '/',
    name,
    short_name: name,
    description,
    start_url: `${base}/`,
    scope: '/',
    display: 'standalone',
    // Without standalone windows, minimal-ui still has a back button.
    display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
    orientation: 'any',
    handle_links: 'auto',
    edge_side_panel: { preferred_width: 400 },
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
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
      shortcut(base, apply[0], '/apply', apply[1]),
      shortcut(base, track[0], '/track', track[1]),
      shortcut(base, admin[0], '/admin', admin[1]),
      shortcut(base, counter[0], '/admin/counter', counter[1], '/counter'),
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
}

/** Adds the manifest of a language to its pages; vite-plugin-pwa makes the English one. */
export function manifestFile(language: Language): Plugin {
  const fileName = `${language}/manifest.webmanifest`;
  return {
    name: 'manifest-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest(language)) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
    ],
  };
}
