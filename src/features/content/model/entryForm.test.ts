import { expect, test } from 'vitest';
import type { EntryRecord } from '../../../domain/contentType';
import { isUnchanged, mergeWithTheirs } from '@/shared/editing/formDefinition';
import { entryForm, blankEntry, entryOf, derivedChanges, newEntry, formValues } from './entryForm';
import { arabicFields } from './contentTypeConfig';
import { contentTypeConfigs } from './contentTypeConfigs';
import editedPages from './types/page';
import editedPosts from './types/post';
import editedSections from './types/section';
import editedVisaCards from './types/visaCard';

const context = { id: 'x', now: new Date('2026-11-20T12:00:00Z') };

test.each(contentTypeConfigs)('every field and column of $path is in its schema', (config) => {
  const blank = blankEntry(config);
  const named = [...config.fields.map(({ name }) => name), ...config.columns.map((c) => c.field)];
  expect(named.filter((name) => !(name in blank))).toEqual([]);
  const editedNames = new Set(['id', 'date', ...config.fields.map(({ name }) => name)]);
  expect(Object.keys(blank).filter((name) => !editedNames.has(name))).toEqual([]);
});

test('new forms start with the defaults of the specification', () => {
  expect(formValues(editedSections, blankEntry(editedSections))).toMatchObject({
    title: '',
    imagePosition: 'left',
    order: '0',
    published: true,
  });
  expect(formValues(editedVisaCards, blankEntry(editedVisaCards))).toMatchObject({
    features: [''],
    requirements: [''],
  });
});

test('saving keeps id, date and unknown fields, and changes what was typed', () => {
  const post: EntryRecord = {
    ...blankEntry(editedPosts),
    id: 'post-7',
    title: 'Old',
    date: '2020-01-01T00:00:00.000Z',
    colour: 'teal',
  };
  const values = { ...formValues(editedPosts, post), title: 'New', slug: ' new ' };
  expect(entryOf(editedPosts, values, post)).toEqual({ ...post, title: 'New', slug: 'new' });
  expect(entryOf(editedPosts, formValues(editedPosts, post), post)).toEqual(post);
});

test('a new post gets its id and date at creation', () => {
  const post = newEntry(editedPosts, { title: 'A', slug: 'a' }, context);
  expect(post).toMatchObject({ id: 'x', date: '2026-11-20T12:00:00.000Z', published: true });
  expect(newEntry(editedPages, { title: 'A', slug: 'a' }, context)).not.toHaveProperty('date');
});

test.each([
  ['7', 7],
  [' -3 ', -3],
  ['٣', 3],
  ['\u200E۱۲', 12],
  ['2.9', 2],
  ['', 0],
  ['1e9', 1_000_000_000],
  ['7 or so', 7],
  ['first', 0],
  ['9'.repeat(40), 0],
])('an order typed as %j is %d', (typed, order) => {
  const values = { ...formValues(editedSections, blankEntry(editedSections)), order: typed };
  expect(newEntry(editedSections, values, context)).toMatchObject({ order });
});

test('empty rows are dropped, the others kept as they were typed', () => {
  const values = {
    ...formValues(editedVisaCards, blankEntry(editedVisaCards)),
    features: ['', ' a ', '  ', 'b'],
  };
  const card = newEntry(editedVisaCards, values, context);
  expect(card).toMatchObject({ features: [' a ', 'b'], requirements: [] });
});

test('every field of words, and no other, has an Arabic version', () => {
  const words = new Set(['text', 'richText', 'suggestions', 'rows', 'meta']);
  for (const config of contentTypeConfigs)
    expect(arabicFields(config).map(({ arabicOf }) => arabicOf)).toEqual(
      config.fields.filter(({ control }) => words.has(control)).map(({ name }) => name),
    );
});

test('Arabic words are stored beside those of the specification, which stay as they are', () => {
  const page: EntryRecord = { ...blankEntry(editedPages), id: 'a', title: 'Fees', slug: 'fees' };
  const typed = { ...formValues(editedPages, page), 'ar:title': 'الرسوم', 'ar:content': ' ' };
  const saved = entryOf(editedPages, typed, page);
  expect(saved).toEqual({ ...page, translations: { ar: { title: 'الرسوم' } } });
  expect(formValues(editedPages, saved)).toEqual({ ...typed, 'ar:content': '' });
  const emptied = entryOf(editedPages, { ...typed, 'ar:title': '' }, saved);
  expect(JSON.stringify(emptied)).toBe(JSON.stringify(page));
});

test('an Arabic title that two tabs changed is asked about, and one of each language is not', () => {
  const base = { ...blankEntry(editedPages), id: 'a', title: 'Fees', slug: 'fees' };
  const form = entryForm(editedPages, base.id);
  const values = { ...form.valuesOf(base), 'ar:title': 'الرسوم' };
  expect(mergeWithTheirs(form, { values, base }, { ...base, title: 'Prices' })).toMatchObject({
    values: { title: 'Prices', 'ar:title': 'الرسوم' },
  });
  const theirs = { ...base, translations: { ar: { title: 'الأسعار' } } };
  expect(mergeWithTheirs(form, { values, base }, theirs)).toMatchObject({
    differences: [{ label: 'Title (Arabic)', mine: 'الرسوم', theirs: 'الأسعار' }],
  });
});

test('a title sets the slug, nothing else does', () => {
  expect(derivedChanges(editedPages, 'title', 'Über  Dubai: 30 Days!')).toEqual({
    slug: 'uber-dubai-30-days',
  });
  expect(derivedChanges(editedPages, 'title', 'تأشيرة')).toEqual({ slug: 'تأشيرة' });
  expect(derivedChanges(editedPages, 'metaTitle', 'A')).toEqual({});
  expect(derivedChanges(editedPages, 'ar:title', 'A')).toEqual({});
  expect(derivedChanges(editedSections, 'title', 'A')).toEqual({});
});

test("a form is unchanged while its values equal the entry's", () => {
  const base = { ...blankEntry(editedVisaCards), id: '1', title: 'A' };
  const values = formValues(editedVisaCards, base);
  const form = entryForm(editedVisaCards, base.id);
  expect(isUnchanged(form, { values, base })).toBe(true);
  expect(isUnchanged(form, { values: { ...values, features: ['x'] }, base })).toBe(false);
  expect(isUnchanged(form, { values, base: undefined })).toBe(false);
});
