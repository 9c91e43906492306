import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Language } from '../src/lib/language.ts';
import { themeColours } from '../src/ui/theme.ts';

/**
 * Viewport of a screenshot in CSS pixels, and device pixel ratio.
 * @public scripts/screenshots.ts reads it
 */
export const WINDOWS = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const HOME = { path: '/', label: 'The home page: what is offered, and where to begin' };
const VISA_TYPES = {
  path: '/visa-types',
  label: 'Visa types with price, length of stay and processing time',
};
const APPLY = { path: '/apply', label: 'The application in three steps' };

/** For the browser's install dialog; written by `npm run screenshots`. */
export const screenshots = [
  { file: 'home-narrow.png', ...HOME, formFactor: 'narrow' },
  { file: 'visa-types-narrow.png', ...VISA_TYPES, formFactor: 'narrow' },
  { file: 'apply-narrow.png', ...APPLY, formFactor: 'narrow' },
  { file: 'home-wide.png', ...HOME, formFactor: 'wide' },
  { file: 'visa-types-wide.png', ...VISA_TYPES, formFactor: 'wide' },
] as const;

const sizesOf = (width: number, height = width) => `${String(width)}x${String(height)}`;

const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => {
  const sizes = sizesOf(size);
  return { src: `${src}-${sizes}.png`, sizes, type: 'image/png', purpose };
};

/** The texts of the manifest in each language. */
const WORDS = {
  en: {
    name: 'Dubai Visa',
    description:
      'Visa types and prices for Dubai, an application in three steps, and its tracking.',
    shortcuts: [
      ['Apply', '/apply', 'Start or continue an application'],
      ['Track', '/track', 'Find an application by its tracking number'],
      ['Admin', '/admin', 'Manage the site and read applications'],
      ['Counter', '/admin/counter', 'Take over applications from phones', '/counter'],
    ],
  },
  ar: {
    name: 'تأشيرة دبي',
    description: 'أنواع تأشيرات دبي ورسومها، وتقديم الطلب في ثلاث خطوات، وتتبّعه.',
    shortcuts: [
      ['تقديم الطلب', '/apply', 'ابدأ طلبًا جديدًا أو أكمل طلبك'],
      ['تتبّع الطلب', '/track', 'ابحث عن طلب برقم التتبّع'],
      ['الإدارة', '/admin', 'إدارة الموقع وقراءة الطلبات'],
      ['شباك الخدمة', '/admin/counter', 'استلام الطلبات من الهواتف', '/counter'],
    ],
  },
} as const;

/**
 * The web app manifest of a language. Its colours are base-100 of the two themes; a page's
 * `theme-color` overrides them.
 */
export function manifest(
  language: Language,
): Partial<ManifestOptions> & { color_scheme_dark: object } {
  const { name, description, shortcuts } = WORDS[language];
  const base = language === 'en' ? '' : `/${language}`;
  return {
    // Both languages are one app.
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
    // The browser never navigates an open window; pwa/install/installation handles the launch.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    icons: [
      icon('/pwa', 192, 'any'),
      icon('/pwa', 512, 'any'),
      icon('/maskable-icon', 192, 'maskable'),
      icon('/maskable-icon', 512, 'maskable'),
      icon('/monochrome-icon', 512, 'monochrome'),
    ],
    shortcuts: shortcuts.map(([title, path, says, picture = path]) => ({
      name: title,
      short_name: title,
      description: says,
      url: base + path,
      icons: [icon(`/shortcuts${picture}`, 96, 'any')],
    })),
    // Opens saved or sent application files in the installed app, for counters.
    file_handlers: [{ action: '/counter', accept: { 'application/octet-stream': ['.visa'] } }],
    share_target: {
      // Handled by the worker (sw/sw.ts).
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
    screenshots: screenshots.map(({ file, formFactor, label }) => {
      const { width, height, scale } = WINDOWS[formFactor];
      const sizes = sizesOf(width * scale, height * scale);
      const src = `/screenshots/${file}`;
      return { src, sizes, type: 'image/png', form_factor: formFactor, label };
    }),
  };
}

/** Adds the manifest of a language to its pages. */
export function manifestFile(language: Language): Plugin {
  const fileName = language === 'en' ? 'manifest.webmanifest' : `${language}/manifest.webmanifest`;
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
