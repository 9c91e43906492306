import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ path: string, isIndexed: boolean }} AuditedRoute */

/** Screens that search engines are asked to leave out. */
const NOT_INDEXED = new Set(['/404', '/admin']);

/** The addresses of the route tree, parameters with a dollar. */
function addresses() {
  const tree = readFileSync(`${ROOT}src/routes/tree.gen.ts`, 'utf8');
  const [, list = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  const found = [...list.matchAll(/'([^']+)'/g)].map(([, address = '']) => address);
  if (found.length === 0) throw new Error('The route tree names no addresses.');
  return found;
}

/**
 * The slugs that the demo content has published.
 * @param {Page} page a page of the site, once it has started
 * @param {'pages' | 'blogs'} key
 */
async function slugs(page, key) {
  /** @type {{ slug: string, published: boolean }[]} */
  const entries = await page.evaluate((name) => JSON.parse(localStorage[name] ?? '[]'), key);
  return entries.filter(({ published }) => published).map(({ slug }) => slug);
}

/**
 * Every public address and the login: a new route, page or post is in it by itself.
 * @param {Page} page a page of the site, once it has started
 * @returns {Promise<AuditedRoute[]>}
 */
export async function publicRoutes(page) {
  const open = addresses().filter((path) => path === '/admin' || !path.startsWith('/admin/'));
  const lists = await Promise.all(
    open.map(async (path) => {
      if (!path.includes('$')) return [path];
      const found = await slugs(page, path.startsWith('/blog/') ? 'blogs' : 'pages');
      return found.map((slug) => path.replace('$slug', slug));
    }),
  );
  return lists
    .flat()
    .toSorted()
    .map((path) => ({ path, isIndexed: !NOT_INDEXED.has(path) }));
}
