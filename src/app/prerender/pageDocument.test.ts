import { expect, test } from 'vitest';
import { pageDocument, postAt, visitorPaths } from './pageDocument';

const TEMPLATE =
  '<!doctype html><html data-site="https://a.example" data-start="/a.js"><head><!--head--><!--/head--><style>a{}</style></head><body><div id="root"></div><!--/page--></body></html>';
const stored: Readonly<Record<string, string>> = { menus: '{}', blogs: '[]' };
const textOf = (key: string) => stored[key] ?? null;
const BLOG = {
  path: '/blog',
  head: '<title>Blog $1</title>',
  body: '<main><div>$& posts</div></main>',
};

test('a page takes its places in the template, and says what it was rendered from', () => {
  const html = pageDocument(TEMPLATE, BLOG, { textOf, extraHead: '<meta/>' });
  expect(html).toMatch(
    /<html lang="en" dir="ltr" data-path="\/blog" data-texts="settings menus blogs" data-hash="[\w.]+" data-site="https:\/\/a.example" data-start="\/a.js">/,
  );
  expect(html).toContain('<!--head--><title>Blog $1</title><meta/><!--/head-->');
  expect(html).toContain('<div id="root"><main><div>$& posts</div></main></div><!--/page-->');
  expect(html).not.toContain('data-search');
  expect(pageDocument(TEMPLATE, { ...BLOG, path: '/apply' }, { textOf, extraHead: '' })).toContain(
    ' data-search',
  );
});

test('published pages and posts have a path each, encoded', () => {
  const entry = (slug: string, published = true) => ({ slug, published });
  const paths = visitorPaths([entry('über'), entry('draft', false)], [entry('a"b')]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/404', '/%C3%BCber', '/blog/a%22b']));
  expect(paths.join()).not.toContain('draft');
  const odd = visitorPaths([entry('')], [entry(''), entry('\uD83D')]);
  expect(odd).toContain('/blog/%EF%BF%BD');
  expect(odd).not.toContain('/blog/');
  expect(postAt('/blog/a%22b', [entry('a"b')])).toEqual(entry('a"b'));
  expect(postAt('/blog', [entry('a"b')])).toBeUndefined();
});
