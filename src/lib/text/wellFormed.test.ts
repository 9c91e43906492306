import { expect, test } from 'vitest';
import { decodedPart, encodedPart, wellFormed } from './typed';

test.each([
  ['a\uD800b', 'a\uFFFDb'],
  ['\uDC00', '\uFFFD'],
  ['cut \uD83D', 'cut \uFFFD'],
  ['\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['whole 🛂, مرحبا, ÿ', 'whole 🛂, مرحبا, ÿ'],
  ['', ''],
])('halves of characters are replaced: %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(decodedPart(encodedPart(text))).toBe(expected);
});

test('a part of an address that cannot be decoded stays as it is', () => {
  expect(decodedPart('a%20b')).toBe('a b');
  expect(decodedPart('100%')).toBe('100%');
  expect(decodedPart('%D8')).toBe('%D8');
});
