import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { pageType } from '@/domain/entries';
import { publicationAdvice, publishedChanges } from '@/features/publication/store/changes';
import { publishedContent } from '@/engines/publication';

const content = publishedContent({ ...seed, settings: settingsType.initial });
const page = (id: string, more: object = {}) =>
  v.parse(pageType.schema, { id, title: id, slug: id, published: true, ...more });

test('each entry, menu item and setting that differs is named, with the way to it', () => {
  const [first, ...others] = content.menus.header;
  if (!first) throw new Error('The demo has no menu.');
  const here = {
    ...content,
    settings: { ...content.settings, siteName: 'Harbour' },
    menus: { ...content.menus, header: [{ ...first, label: 'Start' }, ...others] },
    pages: [...content.pages.slice(1), page('fees')],
  };
  expect(publishedChanges(here, content)).toEqual([
    { key: 'settings', id: 'general', title: 'Site Name', change: 'changed' },
    { key: 'menus', id: 'header', title: 'Start', change: 'changed' },
    { key: 'pages', id: content.pages[0]?.id, title: content.pages[0]?.title, change: 'removed' },
    { key: 'pages', id: 'fees', title: 'fees', change: 'new' },
  ]);
  expect(publishedChanges(content, content)).toEqual([]);
});

test('the order of a menu is listed only if nothing else has changed', () => {
  const header = content.menus.header.toReversed();
  const turned = { ...content, menus: { ...content.menus, header } };
  expect(publishedChanges(turned, content)).toEqual([
    { key: 'menus', id: 'header', title: 'Header Menu', change: 'changed' },
  ]);
});

test('problems for visitors are named', () => {
  const [section] = content.sections;
  if (!section) throw new Error('The demo has no section.');
  const item = (label: string, link: string) => ({
    id: label,
    label,
    link,
    type: 'internal' as const,
  });
  const odd = {
    ...content,
    settings: { ...content.settings, logoUrl: 'https://cdn.example/logo.png' },
    menus: { header: [item('Draft', '/inside'), item('Good', '/visa-types')], footer: [] },
    sections: [
      {
        ...section,
        buttonText: 'Go',
        buttonLink: '/nowhere',
        imageUrl: 'data:image/webp;base64,AAAA',
      },
    ],
    pages: [
      page('untitled', {
        title: ' ',
        content: '<p><img alt="" src="https://cdn.example/a.png"></p>',
      }),
    ],
    visaCards: [],
    blogs: [],
  };
  const inside = page('inside', { published: false });
  const targets = { pages: [inside], posts: [], host: 'visas.example' };
  expect(publicationAdvice(odd, targets)).toEqual([
    {
      key: 'menus',
      id: 'header',
      title: 'Draft',
      problem: 'deadLink',
      detail: expect.stringContaining('draft'),
    },
    {
      key: 'sections',
      id: section.id,
      title: section.title,
      problem: 'deadLink',
      detail: expect.stringContaining('/nowhere'),
    },
    { key: 'settings', id: 'general', title: '', problem: 'otherHost' },
    { key: 'pages', id: 'untitled', title: ' ', problem: 'noTitle' },
    { key: 'pages', id: 'untitled', title: ' ', problem: 'otherHost' },
  ]);
  const linking = page('linking', {
    content:
      '<p><a href="/nowhere">a</a> <a href="/ar/inside">b</a> <a href="/ar/linking">c</a></p>',
    translations: { ar: { content: '<p><a href="/blog/none">d</a></p>' } },
  });
  const dead = publicationAdvice(
    { ...odd, menus: { header: [], footer: [] }, sections: [], pages: [linking] },
    { ...targets, pages: [inside, linking] },
  ).filter(({ problem }) => problem === 'deadLink');
  expect(dead.map(({ id, detail }) => [id, detail])).toEqual([
    ['linking', expect.stringContaining('/nowhere')],
    ['linking', expect.stringContaining('draft')],
    ['linking', expect.stringContaining('/blog/none')],
  ]);
  const large = { ...odd, pages: [page('large', { content: 'x'.repeat(2_000_001) })] };
  expect(publicationAdvice(large, targets)).toContainEqual({ problem: 'large' });
});
