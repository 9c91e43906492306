import { hasSources, pageDocument } from '@/content/site/pageDocument';
import { postAt, visitorPaths } from '@/content/site/pageKeys';
import { publishedNewestFirst } from '@/content/types/published';
import { staticHead } from '@/content/site/staticHead';
import { readText } from '@/data/local/read';
import { pages, posts, settings } from '@/data/repository';
import { idle } from '@/lib/async/sliced';
import { underLock } from '@/lib/async/locks';
import { applicationsOptions } from '@/queries/content/tracking';
import { renderDeferred } from '@/hydration/deferred';
import { createQueryClient } from './queryClient';
import type { RouteTree } from './router';

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const SHELL = '/shell.html';
const fileOf = (path: string) => `${path === '/' ? '' : path}/index.html`;

/** The styles of a page's app, as the page's policy knows them. */
async function stylesOf(page: string, cache: Cache): Promise<string> {
  const files = page.match(/\/assets\/[\w.-]+\.css/g) ?? [];
  const texts = await Promise.all(files.map(async (file) => (await cache.match(file))?.text()));
  return texts.map((text) => text?.trim()).join('');
}

/** The worker's cache of this very version: the one that holds the file that this code is in. */
async function ownCache(): Promise<Cache | undefined> {
  const { pathname } = new URL(import.meta.url);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(pathname)) return cache;
  }
  return undefined;
}

/**
 * Puts every visitor's page as it is now into the worker's cache, in place of what is there: the
 * site's own screens first, then the newest posts and pages. Pages that are still true are left as
 * they are; a page that is gone gives way to the shell. Each is rendered when this page is idle.
 * @param signal drops the rest
 */
export function publishPages(routes: RouteTree, signal: AbortSignal): Promise<void> {
  return underLock('publish', () => publishStale(routes, signal));
}

async function publishStale(routes: RouteTree, signal: AbortSignal): Promise<void> {
  const cache = await ownCache();
  const shell = await (await cache?.match(SHELL))?.text();
  if (!cache || shell === undefined) return;
  renderDeferred();
  const queryClient = createQueryClient();
  // No page shows any before a number is entered.
  queryClient.setQueryData(applicationsOptions.queryKey, []);
  const siteUrl = document.documentElement.dataset['site'] ?? location.origin;
  const put = (file: string, html: string) => cache.put(file, new Response(html, HTML));

  // A list grows at its end.
  const paths = visitorPaths(pages.list().toReversed(), publishedNewestFirst(posts.list()));
  for (const path of paths) {
    await idle();
    if (signal.aborted) return;
    const known = await (await cache.match(fileOf(path)))?.text();
    if (known !== undefined && hasSources(known, path, readText)) continue;
    const { renderPage, shellOf } = await import('./renderPage');
    const page = await renderPage(path, queryClient, routes);
    const post = postAt(path, posts.list());
    const extraHead = staticHead(page, { siteUrl, settings: settings.get(), post });
    const template = known ?? shell;
    const context = { textOf: readText, isSeed: false, styles: await stylesOf(template, cache) };
    await put(fileOf(path), pageDocument(template, page, { ...context, extraHead }));
    if (path === '/404')
      await put(SHELL, pageDocument(shell, shellOf(page), { ...context, extraHead: '' }));
  }
  const files = new Set(paths.map(fileOf));
  const newest = (await (await cache.match(SHELL))?.text()) ?? shell;
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/index.html') && !files.has(pathname)) await put(pathname, newest);
  }
}
