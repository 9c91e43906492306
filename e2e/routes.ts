import { readdirSync, readFileSync } from 'node:fs';
import { seed } from '../src/domain/seed/seed';

/** Paths of the content types, read from each type's folder. */
function listPaths(): string[] {
  const types = new URL('../src/features/content/model/types/', import.meta.url);
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^\w+.admin\.ts$/.test(file))
    .map((file) => {
      const path = /^ {2}path: '(.+)',$/m.exec(readFileSync(new URL(file, types), 'utf8'))?.[1];
      return `/admin/dashboard/${path ?? ''}`;
    });
}

/** Paths for each route with a parameter, of demo content. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/$slug': seed.pages.map(({ slug }) => `/${slug}`),
  '/blog/$slug': seed.blogs.map(({ slug }) => `/blog/${slug}`),
  '/admin/dashboard/$collection': listPaths(),
  '/admin/preview/$collection/$id': [`/admin/preview/pages/${seed.pages[0]?.id ?? ''}`],
};

/** Every path of the site with demo content, from the generated route tree. */
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

/** The counter's link opens the administrator's document, although it is public. */
const isAdmin = (path: string) => /^\/(?:admin|counter)(?:\/|$)/.test(path);

export const publicPaths = allPaths().filter((path) => !isAdmin(path) && path !== '/404');
export const adminPaths = allPaths().filter((path) => isAdmin(path) && path !== '/admin');
