import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesAhead, filesOfAdmin, filesOfStart, stylesOf } from './files.ts';
import type { Language } from '../src/lib/language.ts';
import { splitStyles } from '../src/app/prerender/splitStyles.ts';
import { withPolicy } from './contentSecurityPolicy.ts';
import { pageStyles } from './pageStyles.ts';
import { fileOf, robots, sitemap } from './pages.ts';
import { resolveIn } from './language.ts';
import { publication } from './publication.ts';

/** Public URL for absolute links; `npm start` serves it here. */
const DEFAULT_SITE_URL = 'http://localhost:4173';
/** Inlined into the head of a page, at its end, and into the admin document. */
const PAGE_SCRIPTS = [
  'src/store/local/pageGuard.ts',
  'src/app/start.ts',
  'src/ui/trouble/trouble.ts',
];
/**
 * Blocks rendering until the whole header is parsed: a part of it would shift when the rest
 * arrives.
 */
const WHOLE_HEADER = '<link rel="expect" href="#mobile-menu" blocking="render">';
/** Prefix of unique folders, so that builds can run in parallel. */
const WORK = 'node_modules/.cache/prerender-';

const run = promisify(execFile);

/** Builds a minified inline script. */
async function pageScript(root: string, entry: string, chosen: Language): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: resolveIn(chosen),
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: resolve(root, entry), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code.trim();
}

/** Builds the prerenderer and runs it in Node. Resolves to the HTML of the pages by path. */
async function render(
  root: string,
  chosen: Language,
  template: string,
  siteUrl: string,
): Promise<Record<string, string>> {
  const prefix = resolve(root, WORK);
  await mkdir(dirname(prefix), { recursive: true });
  const outDir = await mkdtemp(prefix);
  const at = (name: string) => join(outDir, name);
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [publication()],
      resolve: resolveIn(chosen),
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/prerender/prerender.ts',
        outDir,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    await writeFile(at('template.html'), template);
    const given = [at('prerender.mjs'), at('template.html'), at('pages.json'), siteUrl];
    await run(process.execPath, given, { env: { ...process.env, NODE_ENV: 'production' } });
    const pages: unknown = JSON.parse(await readFile(at('pages.json'), 'utf8'));
    return v.parse(v.record(v.string(), v.string()), pages);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Vite's HTML without its script and style tags, which are inlined or loaded later. */
function bare(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
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
  const base = chosen === 'en' ? '' : `/${chosen}`;
  let root = '';
  let folder = '';
  let written = '';
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      // The entry page is only a template.
      handler(_options, bundle) {
        written = textOf(bundle['index.html']);
        if (written === '') throw new Error('The build has no page.');
        delete bundle['index.html'];
      },
    },
    async writeBundle(_options, bundle) {
      const given = process.env['SITE_URL'];
      if (given === undefined)
        this.warn(`SITE_URL is not set: the pages name ${DEFAULT_SITE_URL} as their address.`);
      const siteUrl = (given ?? DEFAULT_SITE_URL).replace(/\/+$/, '');
      const [guard = '', start = '', trouble = ''] = await Promise.all(
        PAGE_SCRIPTS.map((entry) => pageScript(root, entry, chosen)),
      );
      const addresses = (files: readonly string[]) => files.map((name) => `/${name}`).join(' ');
      const template = bare(written)
        .replace(/<html\b/, `<html data-site="${siteUrl}" data-start=""`)
        .replace('<body', '<body data-ahead=""')
        .replace('</head>', () => `${WHOLE_HEADER}<script>${guard}</script><style></style></head>`)
        .replace('</body>', () => `<script>${start}</script></body>`);
      const documents = await render(root, chosen, template, siteUrl);
      const names = new Set<string>();
      const put = async (name: string, content: string) => {
        const file = join(folder, base, name);
        // On a file system that ignores case, one page would overwrite the other.
        if (names.has(file.toLowerCase()))
          throw new Error(`Two pages would be written to ${name}: change the slug of one.`);
        names.add(file.toLowerCase());
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      };
      const admins = written.replace('<html', `<html data-site="${siteUrl}"`);
      await put('admin.html', adminsPage(admins, trouble, bundle));
      for (const [path, html] of Object.entries(documents)) {
        const scripts = filesOfStart(bundle, path);
        const sheets = stylesOf(bundle, scripts);
        const styles = sheets.map((name) => textOf(bundle[name]).trim()).join('');
        const document = html
          .replace('data-start=""', `data-start="${addresses([...sheets, ...scripts])}"`)
          .replace('data-ahead=""', `data-ahead="${addresses(filesAhead(bundle, path))}"`)
          .replace('<style></style>', () => stylesWithin(html, styles));
        await put(path === 'shell' ? 'shell.html' : fileOf(path), withPolicy(document));
        // Static hosts serve this file for unknown paths by default.
        if (path === '/404') await put('404.html', withPolicy(document));
      }
      const paths = Object.keys(documents).filter(
        (path) => path.startsWith('/') && path !== '/404',
      );
      if (chosen !== 'en') return;
      await put('sitemap.xml', sitemap(paths, siteUrl));
      await put('robots.txt', robots(siteUrl));
    },
  };
}
