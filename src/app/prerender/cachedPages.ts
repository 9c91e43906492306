import { hasSources, pageDocument } from '@/app/prerender/pageDocument';
import { postAt, visitorPaths } from '@/app/prerender/pageKeys';
import { publishedNewestFirst } from '@/domain/published';
import type { ContentKey } from '@/domain/registry';
import { staticHead } from '@/app/prerender/staticHead';
import { readText } from '@/store/local/read';
import { pages, posts, settings } from '@/store/repository';
import { idle } from '@/lib/async/slices';
import { LANGUAGE, BASE } from '@/lib/language';
import { isFilePath, languageOf } from '@/lib/browser/siteAddress';
import { withLock } from '@/lib/async/locks';
import { applicationsOptions } from '@/features/applications/queries';
import { renderDeferred } from '@/hydration/deferred';
import { createQueryClient } from '../queryClient';
import type { RouteTree } from '../router';

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const SHELL = `${BASE}/shell.html`;
const addressOf = (path: string) => BASE + path;

/** The app's style sheets that a page names, as its content security policy hashes them. */
async function stylesOf(page: string, cache: Cache): Promise<string> {
  const files = page.match(/\/assets\/[\w.-]+\.css/g) ?? [];
  const texts = await Promise.all(files.map(async (file) => (await cache.match(file))?.text()));
  return texts.map((text) => text?.trim()).join('');
}

/** The service worker's cache of this version: the one that contains this file. */
async function ownCache(): Promise<Cache | undefined> {
  const { pathname } = new URL(import.meta.url);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(pathname)) return cache;
  }
  return undefined;
}

/**
 * Updates the public pages of this language in the service worker's cache: the site's screens first, then the newest
 * posts and pages. Current pages are skipped; a removed page becomes the shell. Pages are rendered
 * in idle time.
 * @param signal stops before the next page
 */
export function renderCachedPages(routes: RouteTree, signal: AbortSignal): Promise<void> {
  return withLock('publish', () => renderStale(routes, signal));
}

async function renderStale(routes: RouteTree, signal: AbortSignal): Promise<void> {
  const cache = await ownCache();
  const shell = await (await cache?.match(SHELL))?.text();
  if (!cache || shell === undefined) return;
  renderDeferred();
  const queryClient = createQueryClient();
  // What is prepared shows no applications.
  queryClient.setQueryData(applicationsOptions.queryKey, []);
  const textOf = (key: ContentKey) => (key === 'visaApplications' ? null : readText(key));
  const siteUrl = document.documentElement.dataset['site'] ?? location.origin;
  const put = (file: string, html: string) => cache.put(file, new Response(html, HTML));

  // Newest first: lists grow at the end.
  const paths = visitorPaths(pages.list().toReversed(), publishedNewestFirst(posts.list()));
  for (const path of paths) {
    await idle();
    if (signal.aborted) return;
    const known = await (await cache.match(addressOf(path)))?.text();
    if (known !== undefined && hasSources(known, path, textOf)) continue;
    const { renderPage, shellOf } = await import('./renderPage');
    const page = await renderPage(path, queryClient, routes);
    const post = postAt(path, posts.list());
    const extraHead = staticHead(page, { siteUrl, settings: settings.get(), post });
    const template = known ?? shell;
    const context = { textOf, isSeed: false, styles: await stylesOf(template, cache) };
    await put(addressOf(path), pageDocument(template, page, { ...context, extraHead }));
    if (path === '/404')
      await put(SHELL, pageDocument(shell, shellOf(page), { ...context, extraHead: '' }));
  }
  const addresses = new Set(paths.map(addressOf));
  const newest = (await (await cache.match(SHELL))?.text()) ?? shell;
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isOurs = languageOf(pathname) === LANGUAGE && !isFilePath(pathname);
    if (isOurs && !addresses.has(pathname)) await put(pathname, newest);
  }
}
