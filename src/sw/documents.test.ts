import { expect, test } from 'vitest';
import { documentsFor } from './documents';

test.each([
  ['/', '/index.html'],
  ['/blog', '/blog/index.html'],
  ['/blog/', '/blog/index.html'],
  ['/blog/some-post', '/blog/some-post/index.html'],
  ['/administration', '/administration/index.html'],
])('%s is answered with %s, where there is one', (path, page) => {
  expect(documentsFor(path)).toEqual([page, '/shell.html', '/index.html']);
});

test.each(['/admin', '/admin/dashboard/pages'])('%s is the administrator’s', (path) => {
  expect(documentsFor(path)).toEqual(['/admin.html']);
});

test.each([
  ['/ar', ['/ar/index.html', '/ar/shell.html', '/ar/index.html']],
  ['/ar/blog', ['/ar/blog/index.html', '/ar/shell.html', '/ar/index.html']],
  ['/ar/admin/dashboard/pages', ['/ar/admin.html']],
  ['/arrivals', ['/arrivals/index.html', '/shell.html', '/index.html']],
])('%s is answered in its language', (path, documents) => {
  expect(documentsFor(path)).toEqual(documents);
});

test.each(['/assets/gone.js', '/robots.txt'])('%s is left to the network', (path) => {
  expect(documentsFor(path)).toEqual([]);
});
