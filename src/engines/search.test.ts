import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import type { Searchable } from '@/domain/registry';
import { find, queryTerms, SearchIndex } from './search';

const item = (title: string, text = ''): Searchable => ({ title, texts: [text] });
const found = (things: readonly Searchable[], typed: string) => {
  const index = new SearchIndex<Searchable>();
  for (const each of things) index.add({ ...each }, (same) => same);
  return find([index], typed, 20).found;
};
const titles = (things: readonly Searchable[], typed: string) =>
  found(things, typed).map(({ title }) => title);

test.each([
  ['  Visa, VISA ', ['visa']],
  ['dv 123-456', ['dv123456']],
  ['DV١٢٣٤٥٦', ['dv123456']],
  ['123 456', ['dv123456']],
  ['30 day', ['30', 'day']],
  ['50 1000', ['50', '1000']],
  ['2026-05-03', ['2026 05 03']],
  ['+971 50 123 4567', ['971 50 123 4567']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['!', []],
  ['<p>', []],
])('%j is looked for as %j', (typed, terms) => {
  expect(queryTerms(typed)).toEqual(terms);
});

test('an Arabic word is found with and without its article, whichever has it', () => {
  const things = [item('التأشيرة السياحية'), item('تأشيرة سياحية'), item('صورة')];
  for (const typed of ['التأشيرة السياحية', 'تأشيرة سياحية', 'السياحية'])
    expect(titles(things, typed).toSorted()).toEqual(['التأشيرة السياحية', 'تأشيرة سياحية']);
});

test.each([
  ['والرسوم', 'رسوم'],
  ['للمكتب', 'مكتب'],
  ['بالجواز', 'جواز'],
  ['وللمكتب', 'المكتب'],
  ['جواز', 'بالجواز'],
])(
  '%s finds %s, for Arabic writes little words and the article together with the next',
  (typed, text) => {
    expect(titles([item(text), item('صورة')], typed)).toEqual([text]);
  },
);

test('ranks titles first, then whole words, prefixes, parts of words, and errors last', () => {
  const things = [
    item('In a text', 'tourist'),
    item('Tourists'),
    item('Torist'),
    item('Ecotourist'),
    item('A tourist'),
  ];
  const exact = ['A tourist', 'Tourists', 'Ecotourist'];
  expect(titles(things, 'tourist')).toEqual([...exact, 'In a text', 'Torist']);
  const many = [...things, item('One more tourist')];
  expect(titles(many, 'tourist')).toEqual([
    'A tourist',
    'One more tourist',
    'Tourists',
    'Ecotourist',
    'In a text',
  ]);
});

test('the word that is nearest to what is typed counts, wherever it is in the title', () => {
  const things = [item('Transporting travellers'), item('Transporting a trip')];
  expect(titles(things, 'tr')).toEqual(['Transporting a trip', 'Transporting travellers']);
});

test('a term without blanks must match as a whole, a number in any spacing', () => {
  const things = [
    item('May', '2026-05-03'),
    item('March', '2026-03-05'),
    item('Mobile', '+971 (50) 123-4567 971501234567'),
  ];
  expect(titles(things, '2026-05-03')[0]).toBe('May');
  for (const typed of ['971 50 1234567', '+971501234567', '50 123 4567', '501234567'])
    expect(titles(things, typed)).toEqual(['Mobile']);
  // Without a match of the whole term its words are searched.
  expect(titles([item('A visa for tourists')], 'tourist-visa')).toEqual(['A visa for tourists']);
});

test('one typing error in a long word is tolerated if there are few results', () => {
  const things = [item('Passport and photo'), item('جواز السَّفَر')];
  for (const typed of ['pasport', 'passporf photo', 'apssport', 'passpotr', 'photo pasport'])
    expect(titles(things, typed)).toEqual(['Passport and photo']);
  for (const typed of ['السفر', 'السقر']) expect(titles(things, typed)).toEqual(['جواز السَّفَر']);
  expect(titles(things, 'pasporr')).toEqual([]);
});

const word = fc.constantFrom('visa', 'visas', 'dubai', 'photo', 'passport');
const text = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));

test('whatever is found holds every word, and more words in the title come first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text)),
      fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
      (all, queries) => {
        const things = all.map(([title, body]) => item(title, body));
        const results = found(things, queries.join(' '));
        const has = (within: string, each: string) => ` ${within}`.includes(` ${each}`);
        const expected = things.filter(({ title, texts }) =>
          queries.every((each) => has(`${title} ${texts.join(' ')}`, each)),
        );
        expect(results).toHaveLength(Math.min(expected.length, 20));
        expect(expected).toEqual(expect.arrayContaining([...results]));
        const inTitle = results.map(
          ({ title }) => queries.filter((each) => has(title, each)).length,
        );
        expect(inTitle).toEqual(inTitle.toSorted((a, b) => b - a));
      },
    ),
  );
});
