import { expect, test } from 'vitest';
import { typedLink, typedText, typedValue } from './typed';

test.each([
  ['\u200eann@example.com', 'ann@example.com'],
  ['\u202d+971 50 000 0000\u202c', '+971 50 000 0000'],
  ['L8988901\u200b', 'L8988901'],
  ['\u00a0Ann \u2066', 'Ann'],
  ['scan\u202egpj.exe', 'scangpj.exe'],
  ['\u200b\u2060\u3164\u2800\ufe0f', ''],
  // Joiners and variants within are part of the text.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d✈\ufe0f', '👩\u200d✈\ufe0f'],
  ['cut \ud83d', 'cut \ufffd'],
  ['\udec2 cut 🛂', '\ufffd cut 🛂'],
  ['', ''],
])('%j reads %j', (typed, expected) => {
  expect(typedText(typed)).toBe(expected);
});

test.each([
  ['tel:+971500000000', '+971500000000'],
  ['\u200emailto:ann@example.com ', 'ann@example.com'],
  ['A٠١٢٣٤٥٦٧', 'A01234567'],
  ['٣', '3'],
])('%j is worth %j', (typed, expected) => {
  expect(typedValue(typed)).toBe(expected);
});

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
