import { expect, test } from 'vitest';
import { arabicOf, inArabic, originalOf, withArabic } from './translations';

const about = {
  id: 'about',
  title: 'About us',
  slug: 'about',
  content: '<p>We help.</p>',
  metaTitle: 'About the office',
  metaDescription: 'Who we are',
  published: true,
  translations: { ar: { title: 'من نحن', content: ' ', slug: 'other', published: false } },
};

test('a record is shown with its Arabic words, and with its own where there are none', () => {
  expect(inArabic(about)).toEqual({ ...about, title: 'من نحن', metaTitle: '' });
  expect(inArabic({ title: 'Fees', translations: undefined })).toMatchObject({ title: 'Fees' });
});

test('an Arabic title needs no meta title of the original', () => {
  const meta = { ...about, translations: { ar: { title: 'من نحن', metaTitle: 'عن المكتب' } } };
  expect(inArabic(meta).metaTitle).toBe('عن المكتب');
  expect(inArabic({ ...about, translations: { ar: { content: 'نساعد' } } }).metaTitle).toBe(
    'About the office',
  );
});

test('rows in Arabic replace those of the original, without blank ones', () => {
  const card = { features: ['One', 'Two'], requirements: ['Photo'] };
  const ar = { features: ['واحد', '', 7], requirements: [' '] };
  expect(inArabic({ ...card, translations: { ar } })).toMatchObject({
    features: ['واحد'],
    requirements: ['Photo'],
  });
});

test.each([
  null,
  7,
  'x',
  [],
  { ar: 'x' },
  { ar: [] },
  { ar: { title: 7 } },
  { ar: { title: ['x'] } },
])('translations that are %j leave the record as it is', (translations) => {
  expect(arabicOf({ title: 'Fees', translations })).toEqual({});
});

test('words that fell back to the original have its language, unless it is Arabic', () => {
  const original = { lang: 'en', dir: 'ltr' };
  expect(originalOf(about, 'title')).toBeUndefined();
  expect(originalOf(about, 'content')).toEqual(original);
  expect(originalOf({ ...about, content: '<p class="x">1. <b>نساعد</b> you</p>' }, 'content')).toBe(
    undefined,
  );
  expect(originalOf({ price: '$99' }, 'price')).toEqual(original);
  expect(originalOf({ requirements: ['صورة'] }, 'requirements')).toBeUndefined();
});

test('Arabic words are stored beside what a later version has stored there', () => {
  const later = { fr: { title: 'À propos' }, ar: { title: 'قديم', tone: 'formal' } };
  const record = { ...about, translations: later };
  expect(withArabic(record, { content: '<p>نساعد</p>', title: 'من نحن' }).translations).toEqual({
    fr: later.fr,
    ar: { title: 'من نحن', content: '<p>نساعد</p>', tone: 'formal' },
  });
  expect(withArabic(record, { title: ' ' }).translations).toEqual({
    fr: later.fr,
    ar: { tone: 'formal' },
  });
});

test('a record without words in another language has no translations', () => {
  const { translations: _translations, ...plain } = about;
  const translated = withArabic(plain, { title: 'من نحن' });
  expect(withArabic(translated, { title: '', content: '' })).toStrictEqual(plain);
});
