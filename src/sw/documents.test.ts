import { expect, test } from 'vitest';
import { documentsFor } from './documents';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/blog/some-post', '/blog/some-post'],
  ['/administration', '/administration'],
])('%s is answered with %s, where there is one', (path, page) => {
  expect(documentsFor(path)).toEqual([page, '/shell.html', '/']);
});

test.each(['/admin', '/admin/dashboard/pages'])('%s is the administrator’s', (path) => {
  expect(documentsFor(path)).toEqual(['/admin.html']);
});

test.each([
  ['/ar', ['/ar/', '/ar/shell.html', '/ar/']],
  ['/ar/blog', ['/ar/blog', '/ar/shell.html', '/ar/']],
  ['/ar/admin/dashboard/pages', ['/ar/admin.html']],
  ['/arrivals', ['/arrivals', '/shell.html', '/']],
])('%s is answered in its language', (path, documents) => {
  expect(documentsFor(path)).toEqual(documents);
});

test.each(['/assets/gone.js', '/robots.txt'])('%s is left to the network', (path) => {
  expect(documentsFor(path)).toEqual([]);
});
