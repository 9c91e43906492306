import { readFileSync } from 'node:fs';
import { contentTypeConfigs } from '../src/content/editing/contentTypeConfigs';
import { seed } from '../src/content/seed/seed';

/** Addresses for each route with a parameter, all of content that there is on a first visit. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/$slug': seed.pages.map(({ slug }) => `/${slug}`),
  '/blog/$slug': seed.blogs.map(({ slug }) => `/blog/${slug}`),
  '/admin/dashboard/$collection': contentTypeConfigs.map(({ path }) => `/admin/dashboard/${path}`),
  '/admin/preview/$collection/$id': [`/admin/preview/pages/${seed.pages[0]?.id ?? ''}`],
};

/** Every address of the site on a first visit, taken from the generated route tree. */
function allPaths(): string[] {
  const tree = readFileSync(new URL('../src/routes/tree.gen.ts', import.meta.url), 'utf8');
  const [, list = ''] = /\bto:\s((?:\s*\| '[^']*')+)/.exec(tree) ?? [];
  const routes = [...list.matchAll(/'([^']*)'/g)].map(([, route = '']) => route);
  if (routes.length === 0) throw new Error('The route tree lists no routes.');
  return routes.flatMap((route) => {
    const paths = route.includes('$') ? EXAMPLES[route] : [route];
    if (!paths) throw new Error(`Give examples for the route ${route}.`);
    return paths;
  });
}

/** A link to the counter is of the administrator's document, though anybody may follow it. */
const isAdmin = (path: string) => /^\/(?:admin|counter)(?:\/|$)/.test(path);

export const publicPaths = allPaths().filter((path) => !isAdmin(path) && path !== '/404');
export const adminPaths = allPaths().filter((path) => isAdmin(path) && path !== '/admin');
