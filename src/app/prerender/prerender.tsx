import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type RenderedPage,
  pageDocument,
  type PageContext,
  postAt,
  visitorPaths,
  staticHead,
} from './pageDocument';
import { BASE } from '@/lib/language';
import { PagePending } from '@/features/content/visitor/PageScreen';
import { deferredPartsLoaded, renderDeferred } from '@/ui/deferred';
import { sanitizers } from '@/ui/html/RichText';
import { App } from '../App';
import { createAppRouter, type RouteTree, createQueryClient } from '../router';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { routeTree } from '@/routes/visitorTree.gen';

/** React renders head elements first. */
const HEAD_AND_BODY = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)([^]*)$/;

/**
 * Renders a public page to markup for hydration. Call `renderDeferred` before.
 * @throws if a part of it suspends
 */
async function renderPage(
  path: string,
  queryClient: QueryClient,
  routes: RouteTree,
): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [BASE + path] });
  const router = createAppRouter(queryClient, routes, { history });
  router.ssr = { manifest: undefined };
  await router.load();
  await Promise.all([deferredPartsLoaded(), sanitizers()]);
  const markup = renderToString(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  if (/<!--\$[!?]-->/.test(markup)) throw new Error(`A part of ${path} did not resolve.`);
  const [, head = '', body = ''] = HEAD_AND_BODY.exec(markup) ?? [];
  if (!body.includes('<main')) throw new Error(`${path} has no main part.`);
  return { path, head, body };
}

/** The shell for any URL: the page with a pending main part. */
function shellOf({ body }: RenderedPage): RenderedPage {
  const pending = renderToString(<PagePending />);
  return {
    path: '',
    head: '',
    // oxlint-disable-next-line regexes/linear -- a page has one main part.
    body: body.replace(/(<main\b[^>]*>)[^]*(<\/main>)/, `$1${pending}$2`),
  };
}

/** The texts that a first visit stores. */
function textOf(key: string): string | null {
  const stored: Readonly<Record<string, unknown>> = { ...seed };
  return stored[key] === undefined ? null : JSON.stringify(stored[key]);
}

function contextOf(page: RenderedPage, siteUrl: string): PageContext {
  const post = postAt(page.path, seed.blogs);
  const extraHead = staticHead(page, {
    siteUrl,
    settings: seed.settings ?? settingsType.initial,
    post,
  });
  return { textOf, extraHead };
}

/**
 * Renders every public page into the template. Called by the build (`vite/prerender.ts`).
 * @returns the documents by path
 */
export async function render(template: string, siteUrl: string): Promise<Record<string, string>> {
  const queryClient = createQueryClient();
  renderDeferred();
  const documents: Record<string, string> = {};
  for (const path of visitorPaths(seed.pages, seed.blogs)) {
    const page = await renderPage(path, queryClient, routeTree);
    documents[path] = pageDocument(template, page, contextOf(page, siteUrl));
    if (path === '/404') {
      documents['shell'] = pageDocument(template, shellOf(page), { textOf, extraHead: '' });
    }
  }
  return documents;
}
