/** The route file, of those that there are, of the screen at a path; the shell has none. */
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

/** @param siteUrl where the site is published, without a slash at its end */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** Everything but the administrator's area may be found. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
