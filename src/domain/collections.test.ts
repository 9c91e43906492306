import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applicationType, NO_DOCUMENTS } from './application';
import type { CollectionType, Identified } from './contentType';
import {
  messageType,
  pageType,
  postType,
  tagList,
  sectionType,
  visaCardType,
  visaIcon,
} from './entries';

const texts = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, '']));

/** Checks a type by a parsed record that has only an id (SPEC sections 3 and 9). */
function describeType<Entry extends Identified>(type: CollectionType<Entry>, defaults: object) {
  const { schema } = type;
  describe(`the collection ${type.key}`, () => {
    test('fields that are missing or of a wrong type read as their defaults', () => {
      const wrong = Object.fromEntries(Object.keys(defaults).map((name) => [name, null]));
      const expected = { id: 'x', ...defaults };
      const draft = 'published' in defaults ? { published: false } : {};
      expect(v.parse(schema, { id: 'x' })).toEqual(expected);
      expect(v.parse(schema, { ...wrong, id: 'x' })).toEqual({ ...expected, ...draft });
    });

    test('fields of another version survive', () => {
      const future = { colour: 'teal', nested: { deep: [1, null] } };
      const [known = ''] = Object.keys(defaults);
      expect(v.parse(schema, { id: 'x', [known]: null, ...future })).toMatchObject(future);
    });

    test('an object with fields, but none of its type, is no record', () => {
      for (const stored of [{ id: 'x', url: '/' }, { theme: 'dark' }, { id: 7, constructor: 1 }])
        expect(v.is(schema, stored)).toBe(false);
    });

    test('an id that is a number is its digits', () => {
      expect(v.parse(schema, { id: 1_732_300_000_000 })).toMatchObject({ id: '1732300000000' });
    });

    test('what has no id is no record', () => {
      for (const stored of [null, 7, 'x', [], {}, { id: '' }, { id: {} }, { title: 'x' }]) {
        expect(v.is(schema, stored)).toBe(false);
      }
    });
  });
}

describeType(pageType, {
  ...texts('title slug content metaTitle metaDescription'),
  published: true,
});
describeType(postType, {
  ...texts('title slug content imageUrl category tags metaTitle metaDescription date'),
  published: true,
});
describeType(sectionType, {
  ...texts('title description imageUrl buttonText buttonLink'),
  imagePosition: 'left',
  order: 0,
  published: true,
});
describeType(visaCardType, {
  ...texts('title duration price processing imageUrl'),
  features: [],
  requirements: [],
  order: 0,
  published: true,
});
describeType(applicationType, {
  ...texts('trackingNumber visaType firstName lastName email phone nationality passportNumber'),
  ...texts('dateOfBirth travelDate purpose status submissionDate'),
  documents: NO_DOCUMENTS,
});
describeType(messageType, texts('name email phone subject message timestamp'));

test('an item of the wrong type leaves the others of a list of texts', () => {
  const card = v.parse(visaCardType.schema, { id: 'x', features: ['a', 7, null, 'b'] });
  expect(card.features).toEqual(['a', '7', 'b']);
});

test('a number where a text belongs is its digits', () => {
  const card = v.parse(visaCardType.schema, { id: 'x', price: 99, duration: 1.5, title: true });
  expect(card).toMatchObject({ price: '99', duration: '1.5', title: '' });
});

test.each([
  ['2', 2],
  [' -3 ', -3],
  [2.9, 2],
  ['1e9', 1_000_000_000],
  ['', 0],
  ['first', 0],
  [true, 0],
  [1e300, 0],
])('a stored order of %j is %d', (order, read) => {
  expect(v.parse(visaCardType.schema, { id: 'x', order })).toMatchObject({ order: read });
});

test.each([true, false, 'true', 'false', 'no', 1, 0, null, {}])(
  'published as %j is published only where it is true',
  (published) => {
    expect(v.parse(pageType.schema, { id: 'x', published }).published).toBe(published === true);
  },
);

test('one wrong document leaves the others', () => {
  const scan = { name: 'a.pdf', size: 3, type: 'application/pdf' };
  const documents = { passportCopy: scan, passportPhoto: 'x', flightBooking: {}, visa: scan };
  expect(v.parse(applicationType.schema, { id: 'x', documents }).documents).toEqual({
    ...NO_DOCUMENTS,
    passportCopy: scan,
    visa: scan,
  });
});

test.each([
  ['14-Day Business', 'business'],
  ['BUSINESS visa', 'business'],
  ['96-Hour Transit', 'transit'],
  ['Business in transit', 'business'],
  ['30-Day Tourist', 'default'],
  ['', 'default'],
])('the icon of %j is %s', (title, icon) => {
  expect(visaIcon(title)).toBe(icon);
});

test.each([
  [' food, , Old Dubai ,دبي,', ['food', 'Old Dubai', 'دبي']],
  ['تأشيرة، سفر، دبي', ['تأشيرة', 'سفر', 'دبي']],
  ['签证，旅行、迪拜', ['签证', '旅行', '迪拜']],
  ['visa; travel', ['visa; travel']],
])('the tags of %j are split by the commas of its script, blanks dropped', (tags, expected) => {
  expect(tagList(v.parse(postType.schema, { id: 'x', tags }))).toEqual(expected);
});
