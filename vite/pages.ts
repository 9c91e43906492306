import { addressIn } from '../src/lib/browser/siteAddress.ts';
import { decodedPart } from '../src/lib/text/typed.ts';

/** The file of the page at a path. Hosts decode the requested URL, so the name is decoded. */
export const fileOf = (path: string): string =>
  `${decodedPart(path.slice(1))}/index.html`.replace(/^\//, '');

/**
 * The sitemap, with every page in each language.
 * @param paths of the English pages
 * @param siteUrl the public URL without trailing slash
 */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const versions = (path: string) =>
    (['en', 'ar'] as const)
      .map((language) => {
        const address = siteUrl + addressIn(language, path);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
      })
      .join('');
  const urls = paths.flatMap((path) =>
    [path, addressIn('ar', path)].map(
      (address) => `  <url><loc>${siteUrl}${address}</loc>${versions(path)}</url>\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** Allows everything but the admin area. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /ar/admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
