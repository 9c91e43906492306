import { readFile, writeFile } from 'node:fs/promises';
import { pageDocument, type PageContext, type RenderedPage } from '@/app/prerender/pageDocument';
import type { ContentKey } from '@/domain/registry';
import { postAt, visitorPaths } from '@/app/prerender/pageKeys';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { staticHead } from '@/app/prerender/staticHead';
import { routeTree } from '@/routes/visitorTree.gen';
import { renderDeferred } from '@/hydration/deferred';
import { createQueryClient } from '../queryClient';
import { renderPage, shellOf } from './renderPage';
/*
 * Run by the build in Node (`vite/prerender.ts`): renders every public page with the demo content
 * into the template of the first file, and writes them as JSON to the second.
 */

/** The texts that a first visit stores. */
function textOf(key: ContentKey): string | null {
  const stored: Partial<Record<ContentKey, unknown>> = { ...seed };
  return stored[key] === undefined ? null : JSON.stringify(stored[key]);
}

function contextOf(page: RenderedPage, siteUrl: string): PageContext {
  const post = postAt(page.path, seed.blogs);
  const extraHead = staticHead(page, {
    siteUrl,
    settings: seed.settings ?? settingsType.initial,
    post,
  });
  return { textOf, isSeed: true, extraHead };
}

async function render(template: string, siteUrl: string): Promise<Record<string, string>> {
  const queryClient = createQueryClient();
  renderDeferred();
  const documents: Record<string, string> = {};
  for (const path of visitorPaths(seed.pages, seed.blogs)) {
    const page = await renderPage(path, queryClient, routeTree);
    documents[path] = pageDocument(template, page, contextOf(page, siteUrl));
    if (path === '/404') {
      const context = { textOf, isSeed: true, extraHead: '' };
      documents['shell'] = pageDocument(template, shellOf(page), context);
    }
  }
  return documents;
}

const [, , templateFile = '', documentsFile = '', siteUrl = ''] = process.argv;
const documents = await render(await readFile(templateFile, 'utf8'), siteUrl);
await writeFile(documentsFile, JSON.stringify(documents));
// An open BroadcastChannel would keep the process alive.
process.exit();
