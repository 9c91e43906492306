import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from '@/app/prerender/pageDocument';
import { BASE } from '@/lib/language';
import { PagePending } from '@/features/content/visitor/PageScreen';
import { deferredPartsLoaded } from '@/ui/deferred';
import { sanitizers } from '@/ui/html/RichText';
import { App } from '../App';
import { createAppRouter, type RouteTree } from '../router';

/** React renders head elements first. */
const HEAD_AND_BODY = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)([^]*)$/;

/**
 * Renders a public page to markup for hydration. Call `renderDeferred` before.
 * @throws if a part of it suspends
 */
export async function renderPage(
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
export function shellOf({ body }: RenderedPage): RenderedPage {
  const pending = renderToString(<PagePending />);
  return {
    path: '',
    head: '',
    // oxlint-disable-next-line regexes/linear -- a page has one main part.
    body: body.replace(/(<main\b[^>]*>)[^]*(<\/main>)/, `$1${pending}$2`),
  };
}
