import { expect, test } from 'vitest';
import { documentFor } from './documents';

const ONE_PAGE = new Set(['/index.html', '/assets/main.js']);
const PAGES = new Set(['/index.html', '/blog/index.html', '/shell.html', '/admin.html']);

test.each(['/', '/apply', '/blog/some-post', '/admin/dashboard/pages', '/no/such/page'])(
  'a build of one page answers %s with it',
  (path) => expect(documentFor(path, ONE_PAGE)).toBe('/index.html'),
);

test.each([
  ['/', '/index.html'],
  ['/blog', '/blog/index.html'],
  ['/blog/', '/blog/index.html'],
  ['/blog/some-post', '/shell.html'],
  ['/about', '/shell.html'],
  ['/admin', '/admin.html'],
  ['/admin/dashboard/pages', '/admin.html'],
  ['/administration', '/shell.html'],
])('a build of many pages answers %s with %s', (path, answer) => {
  expect(documentFor(path, PAGES)).toBe(answer);
});

test.each(['/assets/gone.js', '/robots.txt'])('%s is left to the network', (path) => {
  expect(documentFor(path, PAGES)).toBeUndefined();
});

test('so is everything where nothing is kept', () => {
  expect(documentFor('/', new Set())).toBeUndefined();
});
