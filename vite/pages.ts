/** The route file of the screen at a path, as `budget` names it; the shell has none. */
export function screenOf(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  if (path === '/') return 'index';
  if (path === '/blog') return 'blog/index';
  if (path.startsWith('/blog/')) return 'blog/$slug';
  return /^\/(?:404|apply|contact|track|visa-types)$/.test(path) ? path.slice(1) : '$slug';
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
