import { expect, test } from 'vitest';
import { blankEntry, formValues } from './entryForm';
import editedPages from './types/page';
import editedPosts from './types/post';
import { missingFields, problems } from './problems';
import editedSections from './types/section';
import editedVisaCards from './types/visaCard';

const about = { ...blankEntry(editedPages), id: 'other', title: 'About us', slug: 'About' };

function slugProblem(slug: string, title = 'A title', config = editedPages) {
  return problems(config, { title, slug }, [about])['slug'];
}

test('what must be filled in', () => {
  const missing = (config: typeof editedPages) =>
    Object.keys(problems(config, formValues(config, blankEntry(config)), []));
  expect(missing(editedPages)).toEqual(['title', 'slug']);
  expect(missing(editedPosts)).toEqual(['title', 'slug']);
  expect(missing(editedSections)).toEqual(['title']);
  expect(missing(editedVisaCards)).toEqual(['title', 'duration', 'price', 'processing']);
  for (const title of ['   ', '\u200B\u2060'])
    expect(problems(editedSections, { title }, [])).toEqual({ title: 'Enter a title.' });
});

test.each([
  [editedPages, {}, ['Title', 'Slug']],
  [editedPages, { title: ' \u200B', slug: '-' }, ['Title']],
  [editedVisaCards, { title: 'A visa', price: '$1' }, ['Duration', 'Processing']],
  [editedSections, { title: 'A section' }, []],
])('what a stored entry lacks', (config, fields, labels) => {
  expect(missingFields(config, { ...blankEntry(config), ...fields })).toEqual(labels);
});

test.each(['about-us', 'a_1', 'ع'.repeat(100), 'دبي', 'über', '7'])('%j is a slug', (slug) => {
  expect(slugProblem(slug)).toBeUndefined();
});

test.each([
  ['', 'Enter a slug'],
  ['-', 'Enter a slug'],
  ['/', 'cannot contain "/"'],
  ['about', 'Another page has this slug already: "About us".'],
  [' ABOUT ', 'Another page has this slug already'],
  ['blog', '/blog belongs to the site itself'],
  ['Apply', '/apply belongs to the site itself'],
  ['404', 'belongs to the site itself'],
  ['AR', '/ar belongs to the site itself'],
  ['ع'.repeat(130), 'too long for an address'],
  ['a b', 'cannot contain a space'],
  ['sw.js', 'cannot contain "."'],
  ['a/b', 'cannot contain "/"'],
  ['a?b', 'cannot contain "?"'],
])('%j is none', (slug, sentence) => {
  expect(slugProblem(slug)).toContain(sentence);
});

test('a title without letters has another message than a missing slug', () => {
  expect(slugProblem('', '🛂 🌴')).toContain('the title has no letters');
});

test('a post may have a name that the site uses elsewhere', () => {
  expect(slugProblem('apply', 'Apply', editedPosts)).toBeUndefined();
});

test('Arabic words may be missing, and have the limits of the others', () => {
  const of = (typed: string) =>
    problems(editedPages, { title: 'A', slug: 'a', 'ar:title': typed }, []);
  expect(of('')).toEqual({});
  expect(of('ع'.repeat(201))).toEqual({ 'ar:title': expect.stringContaining('The limit is 200.') });
});

test.each([
  ['buttonText', 't'.repeat(101), 'This has 101 characters. The limit is 100.'],
  ['buttonLink', 'javascript:alert(1)', 'A link may only be a path of this site'],
  ['imageUrl', 'C:\\pic.png', 'No picture can be loaded from this address.'],
  ['order', '99999999999', 'Enter a number between'],
])('what no section can hold is refused, unless it is stored already: %s', (name, typed, said) => {
  const values = { title: 'A section', [name]: typed };
  expect(problems(editedSections, values, [])).toEqual({ [name]: expect.stringContaining(said) });
  expect(problems(editedSections, values, [], values)).toEqual({});
});

test('a row that is too long is named, unless it is stored already', () => {
  const long = 'x'.repeat(201);
  const of = (features: string[], before = {}) =>
    problems(editedVisaCards, { features }, [], before)['features'];
  const said = 'Feature 2: This has 201 characters. The limit is 200.';
  expect(of(['x'.repeat(200), long])).toBe(said);
  expect(of(['new', long], { features: [long] })).toBeUndefined();
  expect(of(['new', `${long}y`], { features: [long] })).toContain('Feature 2');
});
