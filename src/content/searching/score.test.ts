import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import { byDistance, matches } from './matches';
import { distance, queryTerms } from './score';
import { shown } from './shown';
import { type Searchable, termsOf } from './terms';

const thing = (title: string, text = '', isPublic = true): Searchable => ({
  title,
  texts: [text],
  isPublic,
});
const visitor = { audience: 'visitor', forgives: false } as const;
const titles = (found: readonly { thing: Searchable }[]) => found.map((each) => each.thing.title);

test('each word is a term once, where it counts most, and apart from what visitors may not see', () => {
  expect(termsOf(thing('Visa', '<p>A visa &amp; more</p>'))).toEqual(['0visa', '1a', '1more']);
  expect(termsOf({ ...thing('Visa', 'A', false), otherWords: 'b' })).toEqual(['2visa', '3a', '3b']);
});

test.each([
  ['  Visa, VISA ', ['visa']],
  ['dv 123-456', ['dv123456']],
  ['DV١٢٣٤٥٦', ['dv123456']],
  ['123 456', ['dv123456']],
  ['30 day', ['30', 'day']],
  ['50 1000', ['50', '1000']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['!', []],
])('%j is looked for as %j', (typed, terms) => {
  expect(queryTerms(typed)).toEqual(terms);
});

test('titles first, whole words before longer ones, errors last', () => {
  const things = [
    thing('In a text', 'tourist'),
    thing('Tourists'),
    thing('Torist'),
    thing('A tourist'),
    thing('Tourist secret', '', false),
  ];
  expect(titles(matches(things, 'tourist', visitor))).toEqual([
    'A tourist',
    'Tourists',
    'In a text',
  ]);
  expect(titles(matches(things, 'tourist', { audience: 'administrator', forgives: true }))).toEqual(
    ['A tourist', 'Tourist secret', 'Tourists', 'Torist', 'In a text'],
  );
});

const word = fc.constantFrom('visa', 'visas', 'dubai', 'photo', 'passport');
const text = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));

test('whatever is found holds every word, and more words in the title come first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text)),
      fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
      (all, queries) => {
        const things = all.map(([title, body]) => thing(title, body));
        const found = matches(things, queries.join(' '), visitor);
        const has = (within: string, each: string) => ` ${within}`.includes(` ${each}`);
        const expected = things.filter(({ title, texts }) =>
          queries.every((each) => has(`${title} ${texts.join(' ')}`, each)),
        );
        expect(new Set(found.map((each) => each.thing))).toEqual(new Set(expected));
        const inTitle = found.map(
          ({ thing: { title } }) => queries.filter((each) => has(title, each)).length,
        );
        expect(inTitle).toEqual(inTitle.toSorted((a, b) => b - a));
        expect(byDistance(found)).toEqual(found);
      },
    ),
  );
});

test('what an audience may not see is not found by it', () => {
  fc.assert(
    fc.property(text, text, word, (title, body, query) => {
      const terms = termsOf(thing(title, body, false));
      expect(distance(terms, [query], visitor)).toBeUndefined();
    }),
  );
});

test('the words that were typed are marked, and quoted from the first text that has them', () => {
  const page = { ...thing('A visa'), texts: ['About us', '<p>Bring a <b>passport</b> photo</p>'] };
  const line = (parts: readonly { text: string; isMarked: boolean }[]) =>
    parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
  const as = (typed: string, forgives = false) => {
    const { title, quote } = shown(page, { typed, forgives });
    return [line(title), line(quote)];
  };
  expect(as('vis')).toEqual(['A [vis]a', 'About us']);
  expect(as('photo pass')).toEqual(['A visa', 'Bring a [pass]port [photo]']);
  expect(as('pasport', true)).toEqual(['A visa', 'Bring a [passport] photo']);
});
