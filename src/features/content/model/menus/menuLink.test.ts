import { expect, test } from 'vitest';
import { knownLinks, linkFault, suggestedType } from '../menus';

const targets = {
  pages: [
    { title: 'About', slug: 'about', published: true },
    { title: 'Hidden', slug: 'hidden', published: false },
  ],
  posts: [
    { title: 'News', slug: 'news', published: true },
    { title: 'Later', slug: 'later', published: false },
  ],
  host: 'visa.example',
};

test.each([
  '/',
  '/about',
  '/about/',
  '/about?x=1#top',
  '/%61bout',
  '/contact',
  '/blog/news',
  '/admin',
  '#top',
  'https://visa.example/about',
  'https://elsewhere.example/any/where',
  'mailto:a@b.example',
  'tel:+97140000000',
  '',
])('%j leads somewhere', (link) => {
  expect(linkFault(link, targets)).toBeUndefined();
});

test.each([
  ['/nowhere', 'There is no page at /nowhere.'],
  ['/blog/nothing', 'There is no blog post at /blog/nothing.'],
  ['/about/us', 'There is no page at /about/us.'],
  ['https://visa.example/nowhere', 'There is no page at /nowhere.'],
  ['/hidden', 'This page is a draft'],
  ['/blog/later', 'This blog post is a draft'],
  ['about', 'Start with /'],
  ['mailto', 'Start with /'],
  ['https://', 'another site has a dot'],
  ['https://intranet/start', 'another site has a dot'],
  ['/%', 'There is no page at /%.'],
])('%j is marked', (link, text) => {
  expect(linkFault(link, targets)).toMatchObject({
    isRefused: false,
    text: expect.stringContaining(text),
  });
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example/x',
  'ftp://a.example/',
])('%j is refused', (link) => {
  expect(linkFault(link, targets)?.isRefused).toBe(true);
});

test.each([
  ['/about', 'internal'],
  ['about', 'internal'],
  ['https://visa.example/about', 'internal'],
  ['https://elsewhere.example', 'external'],
  ['mailto:a@b.example', 'internal'],
  ['javascript:alert(1)', 'internal'],
])('%j suggests %s', (link, type) => {
  expect(suggestedType(link, 'visa.example')).toBe(type);
});

test('public pages are known by their links', () => {
  const links = knownLinks(targets).map(({ link }) => link);
  expect(links).toEqual(expect.arrayContaining(['/', '/apply', '/about', '/blog/news']));
  expect(links).not.toContain('/hidden');
  expect(links).not.toContain('/blog/later');
});
