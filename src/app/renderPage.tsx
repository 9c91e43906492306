import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from '@/content/site/pageDocument';
import { pause } from '@/lib/async/pause';
import { PagePending } from '@/site/page/PageScreen';
import { deferredPartsLoaded } from '@/hydration/deferred';
import { sanitizers } from '@/ui/richText/lazySanitize';
import { renderAhead } from '@/hydration/renderingAhead';
import { App } from './App';
import { createAppRouter, type RouteTree } from './router';

/** What React renders for the head comes first. */
const HEAD_AND_BODY = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)([^]*)$/;

/**
 * A visitor's page as markup, as the app will take it over. `renderDeferred` must have been called.
 * @throws where a part of it is not there at once
 */
export async function renderPage(
  path: string,
  queryClient: QueryClient,
  routes: RouteTree,
): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, routes, { history });
  router.ssr = { manifest: undefined };
  await router.load();
  await Promise.all([deferredPartsLoaded(), sanitizers()]);
  // Finding the screen and drawing it are a task each.
  await pause();
  const markup = renderAhead(() =>
    renderToString(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  );
  if (/<!--\$[!?]-->/.test(markup)) throw new Error(`A part of ${path} did not resolve.`);
  const [, head = '', body = ''] = HEAD_AND_BODY.exec(markup) ?? [];
  if (!body.includes('<main')) throw new Error(`${path} has no main part.`);
  return { path, head, body };
}

/** The same with a main part that is still being looked up: what any address can be answered with. */
export function shellOf({ body }: RenderedPage): RenderedPage {
  const pending = renderToString(<PagePending />);
  return {
    path: '',
    head: '',
    // oxlint-disable-next-line regexes/linear -- a page has one main part.
    body: body.replace(/(<main\b[^>]*>)[^]*(<\/main>)/, `$1${pending}$2`),
  };
}
