import { build, createServer, createServerModuleRunner } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { filesAhead, filesOfAdmin, filesOfStart, stylesOf } from './files.ts';
import type * as prerenderer from '../src/app/prerender/prerender.tsx';
import type { Language } from '../src/lib/language.ts';
import { splitStyles } from '../src/app/prerender/splitStyles.ts';
import { withPolicy } from './contentSecurityPolicy.ts';
import { pageStyles } from './pageStyles.ts';
import { fileOf, robots, sitemap } from './pages.ts';
import { resolveIn } from './language.ts';
import { publication } from './publication.ts';

/** Public URL for absolute links; `npm start` serves it here. */
const DEFAULT_SITE_URL = 'http://localhost:4173';
/** Blocks rendering until the header is parsed, whose parts would shift when the rest arrives. */
const WHOLE_HEADER = '<link rel="expect" href="#mobile-menu" blocking="render">';

/** Builds a minified inline script. */
async function pageScript(entry: string, config: InlineConfig): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'page' };
  const built = await build({ ...config, build: { write: false, target: 'es2023', lib } });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code.trim();
}

/** Renders every page in Node. Resolves to the HTML of the pages by path. */
async function rendered(template: string, siteUrl: string, config: InlineConfig) {
  const server = await createServer({
    ...config,
    plugins: [publication()],
    // An open channel would keep the build alive.
    define: { BroadcastChannel: 'undefined' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr);
    const { render } = await runner.import<typeof prerenderer>('/src/app/prerender/prerender.tsx');
    return await render(template, siteUrl);
  } finally {
    await server.close();
  }
}

/** Preloads the chunks of all admin screens ahead of the style sheet, which blocks scripts. */
function adminsPage(written: string, trouble: string, bundle: Rolldown.OutputBundle): string {
  const preloads = filesOfAdmin(bundle)
    .filter((file) => !written.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return withPolicy(
    written
      .replace('<script type="module"', (entry) => `<script>${trouble}</script>${entry}`)
      .replace('<link rel="stylesheet"', (styles) => preloads.join('') + styles),
  );
}

const textOf = (file: Rolldown.OutputBundle[string] | undefined): string =>
  file?.type === 'asset' ? String(file.source) : '';

/** The style elements of a page; fonts and drawings are enabled after the first paint. */
function stylesWithin(html: string, all: string): string {
  const { first, later } = splitStyles(pageStyles(all, html));
  return [
    `<style>${first}</style>`,
    `<style media="not all">${later}</style>`,
    `<noscript><style>${later}</style></noscript>`,
  ].join('');
}

/** Prerenders every visitor page of a language, the app shell and the admin page. */
export function prerender(chosen: Language): Plugin {
  const base = chosen === 'en' ? '' : `${chosen}/`;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      // The entry page is only a template.
      const written = textOf(bundle['index.html']);
      if (written === '') throw new Error('The build has no page.');
      delete bundle['index.html'];
      const given = process.env['SITE_URL'];
      if (given === undefined)
        this.warn(`SITE_URL is not set: the pages name ${DEFAULT_SITE_URL} as their address.`);
      const siteUrl = (given ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
      const { root } = this.environment.config;
      const resolve = resolveIn(chosen);
      const config: InlineConfig = { root, resolve, configFile: false, logLevel: 'error' };
      const [guard, start, trouble] = await Promise.all([
        pageScript('src/store/local/pageGuard.ts', config),
        pageScript('src/app/start.ts', config),
        pageScript('src/ui/trouble/trouble.ts', config),
      ]);
      const addresses = (files: readonly string[]) => files.map((name) => `/${name}`).join(' ');
      const template = written
        // Scripts and styles are inlined or loaded later.
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
        .replace(/<html\b/, `<html data-site="${siteUrl}" data-start=""`)
        .replace('<body', '<body data-ahead=""')
        .replace('</head>', () => `${WHOLE_HEADER}<script>${guard}</script><style></style></head>`)
        .replace('</body>', () => `<script>${start}</script></body>`);
      const documents = await rendered(template, siteUrl, config);
      const names = new Set<string>();
      const put = (name: string, source: string) => {
        const fileName = base + name;
        // On a file system that ignores case, one page would overwrite the other.
        if (names.has(fileName.toLowerCase()))
          throw new Error(`Two pages would be written to ${name}: change the slug of one.`);
        names.add(fileName.toLowerCase());
        this.emitFile({ type: 'asset', fileName, source });
      };
      const admins = written.replace('<html', `<html data-site="${siteUrl}"`);
      put('admin.html', adminsPage(admins, trouble, bundle));
      for (const [path, html] of Object.entries(documents)) {
        const scripts = filesOfStart(bundle, path);
        const sheets = stylesOf(bundle, scripts);
        const styles = sheets.map((name) => textOf(bundle[name]).trim()).join('');
        const document = html
          .replace('data-start=""', `data-start="${addresses([...sheets, ...scripts])}"`)
          .replace('data-ahead=""', `data-ahead="${addresses(filesAhead(bundle, path))}"`)
          .replace('<style></style>', () => stylesWithin(html, styles));
        put(path === 'shell' ? 'shell.html' : fileOf(path), withPolicy(document));
        // Static hosts serve this file for unknown paths by default.
        if (path === '/404') put('404.html', withPolicy(document));
      }
      if (chosen !== 'en') return;
      const paths = Object.keys(documents).filter((path) => /^\/(?!404$)/.test(path));
      put('sitemap.xml', sitemap(paths, siteUrl));
      put('robots.txt', robots(siteUrl));
    },
  };
}
