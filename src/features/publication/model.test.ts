import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { pageType } from '@/domain/entries';
import {
  contentDigest,
  shouldApplyPublication,
  NOTHING_PUBLISHED,
  type Publication,
  publicationFile,
  publishedContent,
} from '@/engines/publication';
import { readPublication } from '@/features/publication/model';

const own = v.parse(settingsType.schema, {
  siteName: 'Office',
  smtp: { host: 'mail.example', port: '25', user: 'u', pass: 'hidden-word' },
  socialLinks: { facebook: 'https://a.example', secretNote: 'x' },
  apiKey: 'secret-key',
});

const draft = v.parse(pageType.schema, {
  id: 'd',
  title: 'Draft-title',
  slug: 'd',
  published: false,
});
const live = v.parse(pageType.schema, {
  id: 'p',
  title: 'Live',
  slug: 'live',
  published: true,
  editorNote: 'written-inside',
});

const content = publishedContent({ ...seed, settings: own, pages: [draft, live] });
const publication: Publication = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  number: 3,
  publishedAt: '2026-11-23T08:00:00.000Z',
  base: null,
  content,
};

/** An edited file with a valid checksum. */
async function changed(change: (file: Record<string, unknown>) => void): Promise<string> {
  const file = v.parse(
    v.record(v.string(), v.unknown()),
    JSON.parse(await publicationFile(publication)),
  );
  change(file);
  return JSON.stringify({ ...file, sha256: await contentDigest(file['content']) });
}

test('a publication reads back unchanged', async () => {
  expect(await readPublication(await publicationFile(publication))).toEqual({
    publication,
    refused: [],
  });
});

test('drafts, mail settings and fields of no specification are in no byte of the file', async () => {
  const file = await publicationFile(publication);
  for (const hidden of [
    'Draft-title',
    'hidden-word',
    'smtp',
    'secretNote',
    'secret-key',
    'written-inside',
    'editorNote',
  ])
    expect(file).not.toContain(hidden);
  const parsed = v.parse(
    v.looseObject({ content: v.record(v.string(), v.unknown()) }),
    JSON.parse(file),
  );
  expect(Object.keys(parsed).toSorted()).toEqual(
    ['base', 'content', 'format', 'id', 'number', 'publishedAt', 'sha256', 'version'].toSorted(),
  );
  expect(Object.keys(parsed.content).toSorted()).toEqual(
    ['blogs', 'menus', 'pages', 'sections', 'settings', 'visaCards'].toSorted(),
  );
});

test('the fees that an office has set are published, and what is no fee is not', async () => {
  const set = [{ from: '2026-11-01T08:00:00.000Z', fee: 450 }];
  const withFees = publishedContent({
    ...seed,
    settings: { ...own, fees: { 'visit-30': [...set, { from: 'soon', fee: 500 }], other: set } },
  });
  const read = await readPublication(await publicationFile({ ...publication, content: withFees }));
  if ('fault' in read) throw new Error(read.fault);
  expect(read.publication.content.settings).toHaveProperty('fees', { 'visit-30': set });
});

test('Arabic words are published, and nothing else that is beside them', async () => {
  const ar = { title: 'مباشر', content: '<p>نص</p>' };
  const translations = { ar: { ...ar, editorNote: 'written-inside', slug: 'x' }, fr: ar };
  const item = { id: 'i', label: 'Live', link: '/live', type: 'internal' };
  const translated = publishedContent({
    ...seed,
    settings: own,
    pages: [{ ...live, translations }],
    menus: {
      header: [{ ...item, translations: { ar: { label: 'مباشر', note: 'x' } } }],
      footer: [],
    },
  });
  const read = await readPublication(
    await publicationFile({ ...publication, content: translated }),
  );
  if ('fault' in read) throw new Error(read.fault);
  expect(read.publication.content.pages[0]?.['translations']).toEqual({ ar });
  expect(read.publication.content.menus.header).toEqual([
    { ...item, translations: { ar: { label: 'مباشر' } } },
  ]);
});

test.each<[string, string, string]>([
  [
    'the page that a host shows for a missing file',
    '<!doctype html><title>404</title>',
    'notAPublication',
  ],
  ['nothing', '', 'notAPublication'],
  ['a cut file', '{"format":"dubai-visa-publication","vers', 'damaged'],
  ['another format', '{"format":"dubai-visa-backup","version":1}', 'notAPublication'],
  ['a newer version', '{"format":"dubai-visa-publication","version":2}', 'newer'],
  ['a site that has published nothing', NOTHING_PUBLISHED, 'nothing'],
  ['a list nested too deeply', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`, 'damaged'],
  ['more than four megabytes', `{"a":"${'x'.repeat(4_000_001)}"}`, 'tooLarge'],
])('%s is rejected', async (_what, text, fault) => {
  expect(await readPublication(text)).toEqual({ fault });
});

test.each([2 ** 53 - 1, 1_000_000_001, 0, 1.5])('the number %d is damage', async (number) => {
  const text = await publicationFile({ ...publication, number });
  expect(await readPublication(text)).toEqual({ fault: 'damaged' });
});

test.each([
  ['cut \ud83d', 'cut \ufffd'],
  ['\udec2 🛂', '\ufffd 🛂'],
])('the title %j is intact, and reads %j', async (title, read) => {
  const text = await changed((file) => {
    file['content'] = { ...content, pages: [{ ...live, title }] };
  });
  expect(await readPublication(text)).toMatchObject({
    publication: { content: { pages: [{ id: 'p', title: read }] } },
  });
});

test('an altered character or a missing key is damage', async () => {
  const file = await publicationFile(publication);
  expect(await readPublication(file.replace('Live', 'Lime'))).toEqual({ fault: 'damaged' });
  const withoutPages = await changed((each) => {
    each['content'] = { ...content, pages: undefined };
  });
  expect(await readPublication(withoutPages)).toEqual({ fault: 'damaged' });
});

test('unreadable records are omitted and named, drafts are omitted, the rest is read', async () => {
  const text = await changed((each) => {
    each['content'] = { ...content, pages: [live, 7, { title: 'no id' }, draft] };
  });
  const read = await readPublication(text);
  if ('fault' in read) throw new Error(read.fault);
  expect(read.publication.content.pages.map(({ id }) => id)).toEqual(['p']);
  expect(read.refused).toHaveLength(2);
});

test('names that allow prototype pollution are dropped', async () => {
  const file = await publicationFile(publication);
  const text = file.replace('"Live"', '"Live", "__proto__": { "published": false }');
  expect(await readPublication(text)).toMatchObject({ publication: { id: publication.id } });
});

test('a lower number is applied when seen twice, a quarter of an hour apart', () => {
  const lower = { id: 'two', number: 2 };
  const minute = 60_000;
  const since = (seenAt: number, id = 'two') => ({ number: 3, lower: { id, seenAt } });
  expect(shouldApplyPublication({ id: 'four', number: 4 }, { number: 3 }, 0)).toBe(true);
  expect(shouldApplyPublication({ id: 'other three', number: 3 }, { number: 3 }, 0)).toBe(true);
  expect(shouldApplyPublication(lower, { number: 3 }, 0)).toBe(false);
  expect(shouldApplyPublication(lower, since(0), 14 * minute)).toBe(false);
  expect(shouldApplyPublication(lower, since(0), 15 * minute)).toBe(true);
  expect(shouldApplyPublication(lower, since(0, 'one'), 15 * minute)).toBe(false);
});
