// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { routeTree } from '@/routes/tree.gen';
import { renderCachedPages } from './cachedPages';

const rendered: string[] = [];
const afterPage = vi.fn<(path: string) => void>();

// Only passed through.
vi.mock('@/routes/tree.gen', () => ({ routeTree: {} }));
vi.mock('./renderPage', () => ({
  renderPage: (path: string) => {
    rendered.push(path);
    afterPage(path);
    return Promise.resolve({ path, head: '', body: '<main></main>' });
  },
  shellOf: (page: unknown) => page,
}));

const SHELL =
  '<html><head><!--head--><!--/head--></head><body><div id="root"></div><!--/page--></body></html>';

/** A partial fake of the service worker's cache, with every file of the code. */
function fakeCache(): Record<string, unknown> {
  const kept = new Map([['/shell.html', SHELL]]);
  return {
    match: (path: string) =>
      Promise.resolve(
        kept.has(path) || path.endsWith('.ts') ? new Response(kept.get(path)) : undefined,
      ),
    put: async (path: string, response: Response) => void kept.set(path, await response.text()),
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `https://site${path}` }))),
  };
}

const post = (slug: string, date: string) => ({ id: slug, title: slug, slug, date });
const page = (slug: string) => ({ id: slug, title: slug, slug });

beforeEach(() => {
  rendered.length = 0;
  afterPage.mockReset();
  const cache = fakeCache();
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['site-1']),
    open: () => Promise.resolve(cache),
  });
  localStorage.setItem('isDemoInitialized', 'true');
  localStorage.setItem('pages', JSON.stringify([page('first'), page('second')]));
  localStorage.setItem(
    'blogs',
    JSON.stringify([post('old', '2024-01-01'), post('new', '2026-01-01')]),
  );
});

test("the site's screens come first, then the newest pages", async () => {
  await renderCachedPages(routeTree, new AbortController().signal);
  expect(rendered).toEqual([
    '/',
    '/visa-types',
    '/apply',
    '/track',
    '/contact',
    '/blog',
    '/404',
    '/second',
    '/first',
    '/blog/new',
    '/blog/old',
  ]);
});

test('another save leaves the rest to the next run', async () => {
  const run = new AbortController();
  afterPage.mockImplementation((path) => path === '/apply' && run.abort());
  await renderCachedPages(routeTree, run.signal);
  expect(rendered).toEqual(['/', '/visa-types', '/apply']);
  rendered.length = 0;
  await renderCachedPages(routeTree, new AbortController().signal);
  expect(rendered[0]).toBe('/track');
});
