import { expect, test } from 'vitest';
import { isRecord } from '@/lib/json';
import { seed } from '@/domain/seed/seed';
import { checkContent } from './incoming';
import type { IncomingRecord } from '@/engines/backup/comparison';
import { withUsableSlugs } from './slugs';

const admit = (content: Record<string, unknown>) => checkContent(content);

test('the demo content is imported verbatim', () => {
  const { records, refused, corrected } = admit({ ...seed });
  expect({ refused, corrected }).toEqual({ refused: [], corrected: [] });
  const wanted: Readonly<Record<string, unknown>> = { ...seed };
  for (const [key, list] of records)
    expect(list.map(({ record }) => record)).toEqual([wanted[key]].flat());
});

test('invalid records are refused one by one, the rest is imported', () => {
  const { records, refused } = admit({
    pages: [{ id: 'a', title: 'A' }, null, 7, { title: 'No id' }, { id: '' }, ['x']],
    menus: [],
    blogs: 'text',
    offers: [{ id: 'x' }],
    isDemoInitialized: 'true',
    adminAuthenticated: 'true',
  });
  expect(records.get('pages')?.map(({ id }) => id)).toEqual(['a']);
  expect(refused.map(({ place }) => place)).toEqual([
    'Pages, record 2',
    'Pages, record 3',
    'Pages, record 4 (No id)',
    'Pages, record 5',
    'Pages, record 6',
    'Menus',
    'Blog posts',
    'offers',
    'isDemoInitialized',
    'adminAuthenticated',
  ]);
});

test('an unreadable menu item is reported, the others are imported', () => {
  const item = { id: 'a', label: 'About', link: '/about', type: 'internal' };
  const { records, refused } = admit({
    menus: { header: [item, { label: 'Blog', link: '/blog' }, null], footer: [item], later: [7] },
  });
  expect(records.get('menus')?.[0]?.record).toEqual({
    header: [item],
    footer: [item],
    later: [7],
  });
  expect(refused).toEqual([
    { place: 'Menus, header item 2 (Blog)', reason: 'It has no id or cannot be read.' },
    { place: 'Menus, header item 3', reason: 'It has no id or cannot be read.' },
  ]);
});

test('HTML is imported verbatim, a field of the wrong type corrected and reported', () => {
  const html = '<!-- wp:paragraph --><p style="color:red">Hi</p><script>alert(1)</script>';
  const { records, corrected } = admit({
    pages: [{ id: 'a', slug: 'a', content: html, title: html }],
    blogs: [{ id: 'b', slug: 'b', content: html, tags: [] }],
    sections: [{ id: 'c', description: html, order: 'first', later: 1 }],
  });
  expect(records.get('pages')?.[0]?.record).toMatchObject({ content: html, title: html });
  expect(records.get('blogs')?.[0]?.record).toMatchObject({ content: html, tags: '' });
  expect(records.get('sections')?.[0]?.record).toMatchObject({
    description: html,
    order: 0,
    later: 1,
  });
  const expected = 'had an unexpected value. It was corrected or left empty.';
  expect(corrected.map(({ reason }) => reason)).toEqual([`Tags ${expected}`, `Order ${expected}`]);
});

test('of records with equal ids the later ones get new ids, which is reported', () => {
  const { records, corrected } = admit({
    sections: [{ id: 'a' }, { id: 'a', title: 'Two' }, { id: 'new' }, { id: 7 }],
  });
  expect(records.get('sections')?.map(({ id, record }) => [id, record])).toEqual([
    ['a', { id: 'a' }],
    ['a~2', { id: 'a~2', title: 'Two' }],
    ['new~2', { id: 'new~2' }],
    ['7', { id: '7' }],
  ]);
  expect(corrected.filter(({ reason }) => reason.includes('gets a new one'))).toEqual([
    { place: 'Homepage sections, record 2 (Two)', reason: 'Its id is taken. It gets a new one.' },
    { place: 'Homepage sections, record 3', reason: 'Its id is taken. It gets a new one.' },
  ]);
});

test('a slug that the form refuses makes a draft, which is reported', () => {
  const slugs = ['about', 'admin', '404', 'a/b', 'About', 'cafe\u0301', 'caf\u00E9', ''];
  const pages = slugs.map((slug, index) => ({ id: String(index), title: `T${index}`, slug }));
  const hidden = { id: 'h', title: 'H', slug: 'apply', published: false };
  const { records, corrected } = admit({ pages: [...pages, hidden] });
  const isDraft = ({ record }: IncomingRecord) => isRecord(record) && record['published'] === false;
  expect(
    records
      .get('pages')
      ?.filter(isDraft)
      .map(({ id }) => id),
  ).toEqual(['1', '2', '3', '4', '6', 'h']);
  expect(corrected.map(({ place }) => place)).toEqual([
    'Pages, record 2 (T1)',
    'Pages, record 3 (T2)',
    'Pages, record 4 (T3)',
    'Pages, record 5 (T4)',
    'Pages, record 7 (T6)',
  ]);
  expect(corrected[3]?.reason).toBe(
    'Another page has this slug already: "T0". Choose another slug. Until then it is a draft.',
  );
});

test('a slug taken by a remaining published page makes a draft', () => {
  const incoming = [
    { id: 'x', slug: 'about' },
    { id: 'y', slug: 'visas' },
  ].map((record) => ({
    id: record.id,
    record,
    raw: record,
  }));
  const present = () => [
    { id: 'a', slug: 'About' },
    { id: 'b', slug: 'visas', published: false },
  ];
  const noted: number[] = [];
  const fit = withUsableSlugs('pages', incoming, present, (place) => noted.push(place));
  expect(noted).toEqual([0]);
  expect(fit.map(({ record }) => record)).toEqual([
    { id: 'x', slug: 'about', published: false },
    { id: 'y', slug: 'visas' },
  ]);
});

test('a published entry gets the slug that was judged', () => {
  const slugs = ['fees', 'fees\u200B', 'visas\u202E'];
  const pages = slugs.map((slug, index) => ({ id: String(index), title: `T${index}`, slug }));
  const { records } = admit({ pages });
  expect(records.get('pages')?.map(({ record }) => record)).toMatchObject([
    { slug: 'fees' },
    { published: false },
    { slug: 'visas' },
  ]);
});

test('unknown fields are kept at any depth', () => {
  const file = { name: 'a.pdf', size: 1, type: 'application/pdf', lastModified: 7 };
  const documents = {
    passportCopy: file,
    passportPhoto: null,
    flightBooking: { ...file, size: 'large' },
    hotelReservation: null,
  };
  const { records } = admit({ visaApplications: [{ id: 'a', documents }] });
  expect(records.get('visaApplications')?.[0]?.record).toEqual({
    id: 'a',
    documents: { ...documents, flightBooking: { ...file, size: 0 } },
  });
});
