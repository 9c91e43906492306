import { expect, test } from 'vitest';
import { pageDocument, postAt, visitorPaths, staticHead } from './pageDocument';
import { FAQ } from '@/domain/faq';
import { settingsType } from '@/domain/settings';
import { postBeforeYouApply } from '@/domain/seed/demoPosts';

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

const context = { siteUrl: 'https://visas.example', settings: settingsType.initial };
const head = '<title>A &amp; B</title><meta name="description" content="What &quot;it&quot; is."/>';

function dataOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}');
}

test('a page names its own address and what a link to it looks like', () => {
  const html = staticHead({ path: '/blog', head }, context);
  expect(html).toContain('<link rel="canonical" href="https://visas.example/blog"/>');
  expect(html).toContain('<meta property="og:title" content="A &amp; B"/>');
  expect(html).toContain('<meta property="og:description" content="What &quot;it&quot; is."/>');
  expect(html).toContain('content="https://visas.example/screenshots/home-link.png"');
});

test('structured data of home, questions and posts cannot be ended by a text', () => {
  expect(dataOf(staticHead({ path: '/', head }, context))).toMatchObject({
    '@type': 'Organization',
    name: 'Dubai Visa',
  });
  const questions = dataOf(staticHead({ path: '/contact', head }, context));
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  expect(JSON.stringify(questions)).toContain(FAQ[0]?.answer);
  const post = { ...postBeforeYouApply, title: '</script><b>' };
  const html = staticHead({ path: `/blog/${post.slug}`, head }, { ...context, post });
  expect(html).not.toContain('</script><b>');
  expect(dataOf(html)).toMatchObject({ '@type': 'BlogPosting', headline: '</script><b>' });
});

test('a page that only mentions noindex is indexed', () => {
  const speaking =
    '<title>What noindex means</title><meta name="description" content="robots: noindex"/>';
  expect(staticHead({ path: '/blog', head: speaking }, context)).toContain('rel="canonical"');
});

test('a noindex page has no metadata', () => {
  const noindex = `${head}<meta name="robots" content="noindex"/>`;
  expect(staticHead({ path: '/404', head: noindex }, context)).toBe('');
});
