import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
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

const list = precacheList();

/** Configuration shared by the builds of all languages. */
const siteConfig = (chosen: Language): UserConfig => ({
  plugins: [
    tanstackRouter({
      // Puts what a loader imports into the chunk of its screen, not into every page.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
      },
    }),
    publication(),
    // A second route tree without the admin routes; its types come from the full tree.
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
    // The build for modern browsers; the default one is compiled to ES5.
    'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    // The style parser of sanitize-html (40 kB): style attributes are dropped unparsed here.
    postcss: new URL('vite/noPostcss.ts', import.meta.url).pathname,
    // The preview of @uiw/react-md-editor (20 kB), which is never shown here.
    '@uiw/react-markdown-preview/nohighlight': new URL('vite/noPreview.ts', import.meta.url)
      .pathname,
    // React has useSyncExternalStore built in, so its shim for old versions is not needed.
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  }),
  worker: { format: 'es' },
  // By default the development server scans every HTML file, including those of the benchmarks.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    // The browsers that the site supports, as the README states them.
    target: ['chrome122', 'edge122', 'firefox128', 'safari17.4'],
    // All supported browsers have modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});

/** Adds the Arabic site to the English one before the precache list of the worker is made. */
const arabicSite: Plugin = {
  name: 'arabic-site',
  apply: 'build',
  async writeBundle({ dir: outDir }) {
    const { root, mode, logLevel } = this.environment.config;
    const output = { outDir, emptyOutDir: false, copyPublicDir: false };
    const own = { configFile: false, root, mode, logLevel, build: output };
    await build(mergeConfig(siteConfig('ar'), own));
  },
};

// `npm run dev -- --mode ar` serves the Arabic site.
export default defineConfig(({ mode }) =>
  mergeConfig(siteConfig(mode === 'ar' ? 'ar' : 'en'), {
    plugins: [
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        // Each language has its own: vite/manifest.ts.
        manifest: false,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,woff2,svg,png,ico,webmanifest}'],
          // Screenshots appear only in the browser's install dialog.
          // 404.html repeats the page 404 for hosts without a configuration.
          globIgnores: ['screenshots/**', '404.html', 'ar/404.html'],
          // A larger file would be missing offline; the build fails instead.
          maximumFileSizeToCacheInBytes: 1024 * 1024,
          rollupFormat: 'iife',
          manifestTransforms: [list.transform],
          // A build that removes the worker has no precache list.
          ...(mode === WITHOUT_WORKER && { injectionPoint: '' }),
        },
      }),
      arabicSite,
      precompress(),
    ],
    build: { license: { fileName: 'licenses.md' } },
  }),
);
