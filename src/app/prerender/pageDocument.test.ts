import { expect, test } from 'vitest';
import { hasSources, pageDocument } from './pageDocument';
import { postAt, visitorPaths } from './pageKeys';

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
  const html = pageDocument(TEMPLATE, BLOG, { textOf, isSeed: true, extraHead: '<meta/>' });
  expect(html).toMatch(
    /<html lang="en" dir="ltr" data-path="\/blog" data-frame="settings=;menus=[\w.]+" data-main="blogs=[\w.]+" data-seed data-site="https:\/\/a.example" data-start="\/a.js">/,
  );
  expect(html).toContain('<!--head--><title>Blog $1</title><meta/><!--/head-->');
  expect(html).toContain('<div id="root"><main><div>$& posts</div></main></div><!--/page-->');
});

test('a page is a template for another one', () => {
  const context = { textOf, isSeed: false, extraHead: '' };
  const first = pageDocument(TEMPLATE, BLOG, { ...context, isSeed: true });
  const other = { path: '/apply', head: '<title>Apply</title>', body: '<main></main>' };
  const html = pageDocument(first, other, context);
  expect(html).toBe(pageDocument(TEMPLATE, other, context));
  expect(html).toContain(' data-search');
  expect(html).not.toContain('data-seed');
});

test('a page of other content has all styles, and leaves them to those made of it', () => {
  const context = { textOf, isSeed: false, extraHead: '' };
  const styles = 'a{}@font-face{src:url(/a.woff2)}b{mask:url(/a.svg)}';
  const whole =
    '<style data-whole="">a{}b{mask:var(--art-0,linear-gradient(#0000,#0000))}</style><style media="not all">@font-face{src:url(/a.woff2)}:root{--art-0:url(/a.svg);}</style>';
  const html = pageDocument(TEMPLATE, BLOG, { ...context, styles });
  expect(html).toContain(`${whole}</head>`);
  expect(pageDocument(html, BLOG, { ...context, styles })).toBe(html);
  expect(pageDocument(TEMPLATE, BLOG, context)).toContain('<style>a{}</style>');
});

test('the page of a build leaves its own typefaces and drawings to all styles', () => {
  const template = TEMPLATE.replace('</style>', '</style><style media="not all">own{}</style>');
  const html = pageDocument(template, BLOG, {
    textOf,
    isSeed: false,
    extraHead: '',
    styles: 'a{}',
  });
  expect(html).not.toContain('own{}');
});

test('a page is current while what it shows is stored', () => {
  const html = pageDocument(TEMPLATE, BLOG, { textOf, isSeed: false, extraHead: '' });
  const now = (change: Readonly<Record<string, string>>) =>
    hasSources(html, '/blog', (key) => change[key] ?? textOf(key));
  expect(now({})).toBe(true);
  expect(now({ pages: '[1]' })).toBe(true);
  expect(now({ blogs: '[1]' })).toBe(false);
  expect(now({ settings: '{}' })).toBe(false);
  expect(hasSources(html, '/track', textOf)).toBe(false);
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
