import { expect, test } from 'vitest';
import { fileOf, robots, sitemap } from './pages';

test.each([
  ['/', 'index.html'],
  ['/blog/a-post', 'blog/a-post/index.html'],
  ['/%D8%AF%D8%A8%D9%8A', 'دبي/index.html'],
])('the page at %s is in the file %s', (path, file) => expect(fileOf(path)).toBe(file));

test('search engines find every page in both languages, and nothing of the administrator', () => {
  const site = 'https://visas.example';
  expect(sitemap(['/', '/blog'], site)).toContain(
    '<url><loc>https://visas.example/ar/blog</loc><xhtml:link rel="alternate" hreflang="en" href="https://visas.example/blog"/><xhtml:link rel="alternate" hreflang="ar" href="https://visas.example/ar/blog"/></url>',
  );
  expect(robots(site)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /ar/admin\n\nSitemap: https://visas.example/sitemap.xml\n',
  );
});
