import { decodedPart } from '../src/lib/text/wellFormed.ts';

/** The route file of the screen at a path; undefined for the shell. */
export function screenOf(
  path: string,
  screens: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const name = path.slice(1);
  const index = name === '' ? 'index' : `${name}/index`;
  const bySlug = `${name.slice(0, name.lastIndexOf('/') + 1)}$slug`;
  return [name, index, bySlug].find((each) => screens.has(each));
}

/** The file of the page at a path. Hosts decode the address that they are asked for. */
export function fileOf(path: string): string {
  return `${decodedPart(path.slice(1))}/index.html`.replace(/^\//, '');
}

/** @param siteUrl the public URL without trailing slash */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** Allows everything but the admin area. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
