import { expect, test } from 'vitest';
import { highlightHit } from './queries';

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
