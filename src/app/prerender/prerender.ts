import { readFile, writeFile } from 'node:fs/promises';
import { pageDocument, type PageContext, type RenderedPage } from '@/app/prerender/pageDocument';
import { postAt, visitorPaths } from '@/app/prerender/pageKeys';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { staticHead } from '@/app/prerender/staticHead';
import { routeTree } from '@/routes/visitorTree.gen';
import { renderDeferred } from '@/ui/deferred';
import { createQueryClient } from '../queryClient';
import { renderPage, shellOf } from './renderPage';
/*
 * Run by the build in Node (`vite/prerender.ts`): renders every public page with the demo content
 * into the template of the first file, and writes them as JSON to the second.
 */

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

async function render(template: string, siteUrl: string): Promise<Record<string, string>> {
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

const [, , templateFile = '', documentsFile = '', siteUrl = ''] = process.argv;
const documents = await render(await readFile(templateFile, 'utf8'), siteUrl);
await writeFile(documentsFile, JSON.stringify(documents));
// An open BroadcastChannel would keep the process alive.
process.exit();
