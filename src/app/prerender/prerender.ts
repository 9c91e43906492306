import { pageDocument, type PageContext, type RenderedPage } from '@/app/prerender/pageDocument';
import { postAt, visitorPaths } from '@/app/prerender/pageKeys';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { staticHead } from '@/app/prerender/staticHead';
import { routeTree } from '@/routes/visitorTree.gen';
import { renderDeferred } from '@/ui/deferred';
import { createQueryClient } from '../queryClient';
import { renderPage, shellOf } from './renderPage';

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
