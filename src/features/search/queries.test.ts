import * as fc from '@test/fastCheck';
import { expect, test } from 'vitest';
import type { MarkedPart } from '@/ui/search/SearchBox';
import { excerpt, type FindIn, highlightHit, marked, truncate } from './queries';

test('the words that were typed are marked, and quoted from the first text that has them', () => {
  const page = { title: 'A visa', texts: ['About us', '<p>Bring a <b>passport</b> photo</p>'] };
  const line = (parts: readonly { text: string; isMarked: boolean }[]) =>
    parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
  const as = (typed: string, allowsTypos = false) => {
    const { title, quote } = highlightHit(page, { typed, allowsTypos });
    return [line(title), line(quote)];
  };
  expect(as('vis')).toEqual(['A [vis]a', 'About us']);
  expect(as('isa')).toEqual(['A v[isa]', 'About us']);
  expect(as('photo pass')).toEqual(['A visa', 'Bring a [pass]port [photo]']);
  expect(as('pasport', true)).toEqual(['A visa', 'Bring a [passport] photo']);
});

const finding =
  (...queryTerms: string[]): FindIn =>
  (folded) => {
    const term = queryTerms.find((each) => each !== '' && folded.includes(each));
    const from = term === undefined ? -1 : folded.indexOf(term);
    return from < 0 ? undefined : { from, to: from + (term?.length ?? 0) };
  };

const shown = (parts: readonly MarkedPart[] | undefined) =>
  parts?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

test.each([
  ['A Tourist visa', ['tour'], 'A [Tour]ist visa'],
  ['Visa, VISAS and a visit', ['visa'], '[Visa], [VISA]S and a visit'],
  ['Crème brûlée', ['brulee', 'cre'], '[Crè]me [brûlée]'],
  ['Cre\u0301me', ['cre'], '[Cre\u0301]me'],
  ['مُحَمَّد أحمد', ['محم', 'احمد'], '[مُحَمَّ]د [أحمد]'],
  ['Straße', ['stras'], '[Straß]e'],
  ['Straße', ['ass'], 'Str[aß]e'],
  ['الجَوازات', ['جواز'], 'ال[جَواز]ات'],
  ['A passport', ['port'], 'A pass[port]'],
  ['nothing', ['visa'], 'nothing'],
])('%s, %j', (text, queryTerms, expected) => {
  expect(shown(marked(text, finding(...queryTerms)))).toBe(expected);
});

test('marking does not change the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ maxLength: 2 }),
      fc.nat(30),
      (text, queryTerms, length) => {
        const found = marked(text, finding(queryTerms));
        expect(found.map((part) => part.text).join('')).toBe(text);
        const quoted = excerpt(text, finding(queryTerms), length)?.map((part) => part.text);
        const pieces = quoted?.filter((part) => part !== '…') ?? [];
        expect(pieces.every((part) => text.includes(part))).toBe(true);
      },
    ),
  );
});

const LONG = `${'Before it. '.repeat(20)}Your passport counts. ${'After it. '.repeat(20)}`.trim();

test('an excerpt shows what was found in the middle of what is around it', () => {
  const quoted = shown(excerpt(LONG, finding('passp'), 100));
  expect(quoted).toContain('Your [passp]ort counts.');
  expect(quoted).toMatch(/^…[^…]*Before.*After(?: it\.)?…$/);
  expect(quoted?.length).toBeLessThan(110);
  expect(excerpt(LONG, finding('nothing'), 100)).toBeUndefined();
});

test('an excerpt at the end of what is scanned says that the text goes on', () => {
  const text = `${'a '.repeat(9990)}passport ${'b '.repeat(100)}`;
  expect(shown(excerpt(text, finding('passport'), 60))).toMatch(/\[passport\] b.*…$/);
});

test('the beginning of a text ends between words', () => {
  expect(truncate('One two three', 9)).toBe('One two…');
  expect(truncate('One', 9)).toBe('One');
  expect(truncate('🙂🙂🙂🙂', 3)).toBe('🙂…');
});
