import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { WITHOUT_WORKER } from './src/config.ts';
import type { Language } from './src/lib/language.ts';
import { manifestFile } from './vite/manifest.ts';
import { precacheList } from './vite/precacheList.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { chunks } from './vite/chunks.ts';
import { resolveIn } from './vite/language.ts';
import { pageHead } from './vite/headScripts.ts';
import { officeKey } from './vite/officeKey.ts';
import { publication } from './vite/publication.ts';

/** A file above this would be missing offline, so that the build fails instead. */
const MAX_PRECACHED_FILE_BYTES = 1024 * 1024;

/** The browsers that the site supports, as the README states them. */
const BROWSERS = ['chrome122', 'edge122', 'firefox128', 'safari17.4'];

const list = precacheList();

/** What the builds of all languages share. */
const siteConfig = (chosen: Language): UserConfig & { plugins: PluginOption[] } => ({
  plugins: [
    tanstackRouter({
      // What a loader needs comes with its screen, not with every page.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
      },
    }),
    publication(),
    // A second tree without the administrator's routes. Its types are those of the whole tree.
    tanstackRouterGenerator({
      generatedRouteTree: './src/routes/visitorTree.gen.ts',
      routeFileIgnorePattern: String.raw`\.gen\.|^admin|^counter|^strings\.(?:ar\.)?tsx?$`,
      disableTypes: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    list.plugin(chosen),
    manifestFile(chosen),
    pageHead(chosen),
    prerender(chosen),
    officeKey(),
  ],
  resolve: resolveIn(chosen, {
    // Its build for the browsers below; the default one is compiled to ES5.
    'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    // The style parser of sanitize-html (40 kB), which drops style attributes unparsed here.
    postcss: new URL('vite/noPostcss.ts', import.meta.url).pathname,
    // The preview of @uiw/react-md-editor (20 kB), which is not shown here.
    '@uiw/react-markdown-preview/nohighlight': new URL('vite/noPreview.ts', import.meta.url)
      .pathname,
    // React has had its own useSyncExternalStore for long: no need of the stand-in for older ones.
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  }),
  worker: { format: 'es' },
  // By default the development server scans every HTML file, those of the benchmarks too.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: BROWSERS,
    // All of these browsers have it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});

/** Adds the Arabic site to the English one, before the worker lists all files. */
const arabicSite = (mode: string): Plugin => {
  let root = '';
  let outDir = '';
  let logLevel: UserConfig['logLevel'];
  return {
    name: 'arabic-site',
    apply: 'build',
    configResolved(config) {
      ({ root, logLevel } = config);
      ({ outDir } = config.build);
    },
    async writeBundle() {
      const { plugins, build: options, ...config } = siteConfig('ar');
      await build({
        ...config,
        configFile: false,
        root,
        mode,
        ...(logLevel && { logLevel }),
        plugins,
        build: { ...options, outDir, emptyOutDir: false, copyPublicDir: false },
      });
    },
  };
};

export default defineConfig(({ mode }) => {
  // `npm run dev -- --mode ar` serves the Arabic site.
  const { plugins, build: options, ...config } = siteConfig(mode === 'ar' ? 'ar' : 'en');
  return {
    ...config,
    plugins: [
      ...plugins,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        // One a language: vite/manifest.ts.
        manifest: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,woff2,svg,png,ico,webmanifest}'],
          // Shown by the browser's installation dialog alone, and never by the site.
          // The page 404 under the name that hosts without a configuration answer with.
          globIgnores: ['screenshots/**', '404.html', 'ar/404.html'],
          maximumFileSizeToCacheInBytes: MAX_PRECACHED_FILE_BYTES,
          rollupFormat: 'iife',
          manifestTransforms: [list.transform],
          // A build that removes the worker keeps no list of files.
          ...(mode === WITHOUT_WORKER && { injectionPoint: '' }),
        },
        showMaximumFileSizeToCacheInBytesWarning: false,
      }),
      arabicSite(mode),
      precompress(),
    ],
    build: { ...options, license: { fileName: 'licenses.md' } },
  };
});
