import { expect, test } from 'vitest';
import { NO_DOCUMENTS } from '@/domain/application';
import { applicationText } from '@/features/applications/model/applicationList';
import { BLANK_FORM, newApplication } from '@/domain/applicationForm';
import { entryText } from '@/features/content/model/listing';
import editedPosts from './types/post';
import { matcher } from '@/engines/search';

const application = newApplication(
  {
    ...BLANK_FORM,
    visaType: 'tourist-30',
    firstName: 'Zoë',
    lastName: 'MÜLLER أحمد',
    email: 'Zoe@Example.com',
    phone: '+971 50 123-4567',
    nationality: 'Jordan',
    passportNumber: 'N 7654321',
    purpose: 'A trade fair',
  },
  {
    ...NO_DOCUMENTS,
    passportCopy: { name: 'Scan of passport.PDF', size: 1, type: 'application/pdf' },
  },
  { id: 'id', trackingNumber: 'DV123456', now: new Date('2026-05-03T10:00:00Z') },
);

test.each([
  '',
  '   ',
  'dv123456',
  'DV 123 456',
  '123-456',
  'DV١٢٣٤٥٦',
  '١٢٣ ٤٥٦',
  'ｄｖ１２３',
  'zoë',
  'zoë müller',
  'müller zoë',
  'Zoe\u0308',
  'أحمد',
  'zoe@example',
  '501234567',
  '971501234567',
  'n7654321',
  'jordan',
  'submitted',
  'tourist visa',
  'tourist-30',
  'trade fair',
  'scan of passport.pdf',
  'passport copy',
  'zoë jordan 123',
])('found by "%s"', (typed) => {
  expect(matcher(typed, applicationText)(application)).toBe(true);
});

test.each(['dv123457', 'amal', 'zoë egypt', 'approved', 'photo', '999'])(
  'not found by "%s"',
  (typed) => {
    expect(matcher(typed, applicationText)(application)).toBe(false);
  },
);

test('an entry is found by its words in either language', () => {
  const post = {
    id: 'a',
    title: 'Fees',
    slug: 'fees',
    category: '',
    tags: '',
    metaDescription: '',
    content: '<p>In dirhams</p>',
    published: true,
    translations: { ar: { title: 'الرسوم', content: '<p>بالدرهم</p>' } },
  };
  const searchable = (entry: typeof post) => entryText(editedPosts, entry);
  for (const typed of ['fees dirham', 'الرسوم', 'رسوم بالدرهم', 'fees بالدرهم'])
    expect([typed, matcher(typed, searchable)(post)]).toEqual([typed, true]);
  expect(searchable(post)).toMatchObject({ title: 'Fees' });
});

test('an entry is found in its list by every word of its cells and texts, tags left out', () => {
  const texts = { slug: '', category: '', tags: '', content: '', metaDescription: '' };
  const post = { ...texts, published: true };
  const entries = [
    { ...post, id: 'a', title: 'Visa guide', content: '<p class="dubai">Old Town</p>' },
    { ...post, id: 'b', title: 'Guide', category: 'VISA', published: false },
    { ...post, id: 'c', title: 'c', tags: 'dubai' },
  ];
  const search = (typed: string) =>
    entries
      .filter(matcher(typed, (entry) => entryText(editedPosts, entry)))
      .map(({ id }) => id)
      .join(' ');
  expect(search('')).toBe('a b c');
  expect(search('  guide visa ')).toBe('a b');
  expect(search('guide draft')).toBe('b');
  expect(search('dubai')).toBe('c');
  expect(search('ｏｌｄ')).toBe('a');
  expect(search('<p>')).toBe('a b c');
});
