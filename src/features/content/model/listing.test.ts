import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cellText, sortEntries, moveEntry } from './listing';
import { sectionType } from '@/domain/entries';
import { changedLinks, linksTo, redirection } from './linksTo';
import editedPosts from './types/post';
import editedSections from './types/section';

const post = (id: string, changes: object = {}) => ({
  id,
  title: id,
  slug: id,
  category: '',
  tags: '',
  content: '',
  metaDescription: '',
  published: true,
  date: '',
  ...changes,
});
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ');

test('posts are listed newest first, or by the selected column', () => {
  const entries = [
    post('post 10', { date: '2026-01-02' }),
    post('post 9', { date: '2026-03-04', published: false }),
    post('Éclair', { date: 'no date' }),
  ];
  expect(ids(sortEntries(editedPosts, entries, undefined))).toBe('post 9 post 10 Éclair');
  const by = (field: string, direction: 'ascending' | 'descending') =>
    ids(sortEntries(editedPosts, entries, { by: field, descending: direction === 'descending' }));
  expect(by('title', 'ascending')).toBe('Éclair post 9 post 10');
  expect(by('title', 'descending')).toBe('post 10 post 9 Éclair');
  expect(by('published', 'ascending')).toBe('post 9 post 10 Éclair');
});

test('the address of an entry without a slug is blank, for the root is the home page', () => {
  const slugs = ['', 'about'].map((slug) =>
    cellText({ field: 'slug', label: 'Slug', show: 'slug' }, post('a', { slug })),
  );
  expect(slugs).toEqual(['', '/about']);
});

test('an entry without a sort value comes last in either direction', () => {
  const entries = [post('a'), post('b', { category: 'Tips' }), post('c', { category: 'News' })];
  const by = (descending: boolean) =>
    ids(sortEntries(editedPosts, entries, { by: 'category', descending }));
  expect(by(false)).toBe('c b a');
  expect(by(true)).toBe('b c a');
});

test('sections are sorted by order, numerically', () => {
  const entries = [10, 9, -1].map((order) => ({ id: String(order), title: '', order }));
  expect(ids(sortEntries(editedSections, entries, undefined))).toBe('-1 9 10');
  const descending = { by: 'order', descending: true };
  expect(ids(sortEntries(editedSections, entries, descending))).toBe('10 9 -1');
});

test.each<[Record<string, number>, string, -1 | 1, string]>([
  [{ a: 1, b: 2, c: 3 }, 'b', -1, 'b a c'],
  [{ a: 1, b: 2, c: 3 }, 'b', 1, 'a c b'],
  [{ a: 1, b: 2, c: 3 }, 'a', -1, 'a b c'],
  [{ a: 1, b: 2, c: 3 }, 'c', 1, 'a b c'],
  [{ a: 1, b: 2, c: 3 }, 'gone', 1, 'a b c'],
  [{ a: 0, b: 0, c: 0 }, 'c', -1, 'a c b'],
  [{ a: 0, b: 0, c: 1 }, 'a', 1, 'b a c'],
  [{ a: -5, b: 7, c: 7 }, 'c', -1, 'a c b'],
])('%j, %s moved by %i', (orders, id, step, expected) => {
  const entries = Object.entries(orders).map(([name, order]) => ({ id: name, order }));
  const changed = new Map(moveEntry(entries, id, step).map((entry) => [entry.id, entry]));
  const after = entries.map((entry) => changed.get(entry.id) ?? entry);
  expect(ids(after.toSorted((a, b) => Number(a.order) - Number(b.order)))).toBe(expected);
});

test('a move changes as few numbers as possible', () => {
  const entries = [10, 20, 30, 40].map((order) => ({ id: String(order), order }));
  expect(moveEntry(entries, '20', 1)).toEqual([
    { id: '30', order: 20 },
    { id: '20', order: 30 },
  ]);
});

test('menu items that lead to a path are found however the link is written', () => {
  const item = (label: string, link: string) => ({
    id: label,
    label,
    link,
    type: 'internal' as const,
  });
  const menus = {
    header: [item('About', '/about'), item('Blog', '/blog')],
    footer: [
      item('Who we are', ' /About/?from=footer#team '),
      item('Whole', 'https://visa.example/about'),
      item('Elsewhere', 'https://elsewhere.example/about'),
      item('Encoded', '/%C3%BCber-uns'),
    ],
  };
  const sections = [
    v.parse(sectionType.schema, {
      id: 's',
      title: 'Hello',
      buttonText: 'Go',
      buttonLink: '/about',
    }),
    v.parse(sectionType.schema, { id: 't', title: 'No button', buttonLink: '/about' }),
  ];
  const content =
    '<p>See <a class="x" href="/about#team">us</a>, "/about" and <a href=\'/abouts\'>b</a></p>';
  const texts = [
    { id: 'p', title: 'Fees', content },
    { id: 'own', title: 'About', content },
  ];
  const references = (path: string) =>
    linksTo(path, { menus, sections, texts, host: 'visa.example' }, 'own');
  expect(references('/about')).toEqual([
    'Header Menu: About',
    'Footer Menu: Who we are',
    'Footer Menu: Whole',
    'Button of “Hello”',
    'Text of “Fees”',
  ]);
  expect(references('/über-uns')).toEqual(['Footer Menu: Encoded']);
  expect(references('/abou')).toEqual([]);
});

test.each([
  ['/about', '/who'],
  [' /About/?from=footer#team', ' /who?from=footer#team'],
  ['https://visa.example/about?a=1&amp;b=2', 'https://visa.example/who?a=1&amp;b=2'],
  ['/about-us', '/about-us'],
  ['https://elsewhere.example/about', 'https://elsewhere.example/about'],
])('a link %j becomes %j once /about is /who', (link, expected) => {
  expect(redirection('/about', '/who', 'visa.example')(link)).toBe(expected);
});

test('links of every place are changed, and nothing else', () => {
  const change = redirection('/about', '/who', 'visa.example');
  const html = (path: string) =>
    `<p>/about <A\n href="${path}">a</A> <code>&lt;a href="/about"></code> <a href="/x">b</a></p>`;
  const kept = { id: '1', label: 'Home', link: '/' };
  expect(
    changedLinks({ title: '/about', content: html('/about'), buttonLink: '/about' }, change),
  ).toEqual({ content: html('/who'), buttonLink: '/who' });
  const translations = {
    fr: { title: '/about' },
    ar: { title: '/about', content: html('/about') },
  };
  expect(changedLinks({ title: 'A', content: '', translations }, change)).toEqual({
    translations: { ...translations, ar: { ...translations.ar, content: html('/who') } },
  });
  expect(
    changedLinks({ header: [kept, { ...kept, link: '/about' }], footer: [kept] }, change),
  ).toEqual({ header: [kept, { ...kept, link: '/who' }] });
});
