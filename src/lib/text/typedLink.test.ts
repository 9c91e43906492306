import { expect, test } from 'vitest';
import { typedLink } from './typedLink';

test.each([
  ['facebook.com/example', 'https://facebook.com/example'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.ae:8080?a=1', 'https://example.ae:8080?a=1'],
  ['пример.рф/виза', 'https://пример.рф/виза'],
])('%j begins with a host', (typed, link) => {
  expect(typedLink(typed)).toBe(link);
});

test.each([
  '',
  '/about',
  '#fees',
  'about',
  '@example',
  'https://example.com',
  'mailto:ann@example.com',
  'ann@example.com',
  '//example.com',
])('%j stays as it is', (typed) => {
  expect(typedLink(typed)).toBe(typed);
});
