import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FAQ } from '../faq';
import { OFFICE_HOURS } from '../labels';
import { menusType } from '../menus';
import { pageType, postType, tagList, sectionType, visaCardType } from '@/domain/entries';
import { footerDetails, settingsType } from '../settings';
import { arabicOf, inArabic, WORDS } from '../translations';
import { seed } from './seed';
import { shown } from './shownSeed';

const SCREENS = ['/', '/visa-types', '/apply', '/track', '/contact', '/blog'];
const { phone, email } = footerDetails(settingsType.initial);
/** The valid targets of links in the demo content. */
const paths = new Set([
  `tel:${phone.replaceAll(' ', '')}`,
  `mailto:${email}`,
  ...SCREENS,
  ...seed.pages.map((page) => `/${page.slug}`),
  ...seed.blogs.map((post) => `/blog/${post.slug}`),
]);
const records = [
  ...seed.pages,
  ...seed.blogs,
  ...seed.sections,
  ...seed.visaCards,
  ...seed.menus.header,
  ...seed.menus.footer,
];
const html = [
  ...[...seed.pages, ...seed.blogs].map(({ id, content }) => [id, content] as const),
  ...seed.sections.map(({ id, description }) => [id, description] as const),
];

function wordsOf(content: string): string[] {
  return content.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('the numbers of the specification', () => {
  test('two pages, three posts, one section, five and three links, all published', () => {
    expect(seed.pages.map((page) => page.slug)).toEqual(['about', 'contact-us']);
    expect(seed.blogs.map((post) => post.category)).toEqual([
      'Travel Guide',
      'Visa Guide',
      'Local Tips',
    ]);
    expect(seed.sections).toHaveLength(1);
    expect(seed.menus.header.map((item) => item.link)).toEqual([
      '/',
      '/visa-types',
      '/blog',
      '/about',
      '/contact-us',
    ]);
    expect(seed.menus.footer).toHaveLength(3);
    const entries = [...seed.pages, ...seed.blogs, ...seed.sections, ...seed.visaCards];
    for (const entry of entries) expect(entry.published).toBe(true);
  });

  test('the four visa cards', () => {
    expect(
      seed.visaCards.map(({ title, duration, price, processing, requirements }) =>
        [title, duration, price, processing, requirements.join(' + ')].join(' | '),
      ),
    ).toEqual([
      '30-Day Tourist | 30 Days | $99 | 24-48 Hours | Passport scan + Photo',
      '90-Day Tourist | 90 Days | $250 | 2-3 Days | Passport scan + Photo',
      '14-Day Business | 14 Days | $120 | 24-48 Hours | Passport scan + Photo + Invitation letter',
      '96-Hour Transit | 96 Hours | $50 | 12-24 Hours | Passport scan + Photo + Onward ticket',
    ]);
    for (const card of seed.visaCards) expect(card.features.length).toBeGreaterThan(0);
  });
});

test('every entry reads through its schema as itself', () => {
  expect(v.parse(v.array(pageType.schema), seed.pages)).toStrictEqual(seed.pages);
  expect(v.parse(v.array(postType.schema), seed.blogs)).toStrictEqual(seed.blogs);
  expect(v.parse(v.array(sectionType.schema), seed.sections)).toStrictEqual(seed.sections);
  expect(v.parse(v.array(visaCardType.schema), seed.visaCards)).toStrictEqual(seed.visaCards);
  expect(v.parse(menusType.schema, seed.menus)).toStrictEqual(seed.menus);
});

test('ids are unique', () => {
  const { header, footer } = seed.menus;
  for (const list of [
    seed.pages,
    seed.blogs,
    seed.sections,
    seed.visaCards,
    [...header, ...footer],
  ]) {
    expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
  }
});

test.each(seed.blogs.map((post) => [post.slug, post] as const))(
  'the post %s has enough to read, and what search engines ask for',
  (_slug, post) => {
    expect(wordsOf(post.content).length).toBeGreaterThanOrEqual(250);
    expect(post.content).not.toMatch(/<h1/);
    expect(tagList(post).length).toBeGreaterThan(2);
    expect(new Date(post.date).toISOString()).toBe(post.date);
    expect(post.date < '2026-11').toBe(true);
  },
);

test('posts have their own dates', () => {
  expect(new Set(seed.blogs.map((post) => post.date)).size).toBe(3);
});

test.each(
  [...seed.pages, ...seed.blogs]
    .flatMap((entry) => [entry, inArabic(entry)])
    .map((entry) => [entry.metaTitle, entry] as const),
)('titles and descriptions of %s fit a search result', (_title, { metaTitle, metaDescription }) => {
  expect(metaTitle.length).toBeGreaterThan(10);
  expect(metaTitle.length).toBeLessThanOrEqual(60);
  expect(metaDescription.length).toBeGreaterThan(60);
  expect(metaDescription.length).toBeLessThanOrEqual(155);
});

test('every record has its words in Arabic too, but for prices', () => {
  for (const record of records) {
    const own = WORDS.filter((name) => name in record && name !== 'price');
    expect([record.id, Object.keys(arabicOf(record))]).toEqual([record.id, own]);
    for (const words of Object.values(arabicOf(record)).flat())
      expect(words).toMatch(/\p{Script=Arabic}/u);
  }
});

test('an Arabic text has the tags and links of the original, in its order', () => {
  const tagsOf = (record: object) =>
    WORDS.map((name) => String(Reflect.get(record, name)).match(/<[^>]*>/g));
  for (const record of records) expect(tagsOf(inArabic(record))).toEqual(tagsOf(record));
});

test('a first visit shows the records that it stores', async () => {
  const { sections, visaCards, menus } = await shown.content();
  expect((await shown.pages()).pages).toBe(seed.pages);
  expect((await shown.posts()).blogs).toBe(seed.blogs);
  expect([sections, visaCards, menus]).toEqual([seed.sections, seed.visaCards, seed.menus]);
});

test.each(html)('the links of %s lead to this site or its office', (_id, content) => {
  const links = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link ?? '');
  for (const link of links) expect(paths).toContain(link);
});

test('menus and sections link to pages that exist', () => {
  const { header, footer } = seed.menus;
  for (const { link } of [...header, ...footer]) expect(paths).toContain(link);
  for (const { buttonLink } of seed.sections) expect(paths).toContain(buttonLink);
});

test.each(html)(
  'the HTML of %s is plain: known tags, each closed, no attribute but href',
  (_id, content) => {
    const open: string[] = [];
    const mismatched: string[] = [];
    for (const [, slash, name = '', attributes = ''] of content.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect(['h1', 'h2', 'p', 'ul', 'ol', 'li', 'strong', 'a']).toContain(name);
      expect(attributes.replace(/^ href="[^"]*"$/, '')).toBe('');
      if (slash === '') open.push(name);
      else if (open.pop() !== name) mismatched.push(name);
    }
    expect([...open, ...mismatched]).toEqual([]);
  },
);

test('the claims of the specification are made on the contact screen', () => {
  expect(FAQ).toHaveLength(4);
  const answers = FAQ.map(({ question, answer }) => `${question} ${answer}`).join('\n');
  for (const claim of [
    /24-48 hours/,
    /at least 7 days/,
    /full refund/,
    /express same-day/,
    /2-4 hours/,
  ]) {
    expect(answers).toMatch(claim);
  }
  expect(OFFICE_HOURS).toEqual({ days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM' });
});
