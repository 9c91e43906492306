import { expect, test, vi } from 'vitest';
import {
  typedText,
  typedValue,
  toAsciiDigits,
  initial,
  visibleAscii,
  decodedPart,
  encodedPart,
  wellFormed,
} from './typed';

test.each([
  ['\u200eann@example.com', 'ann@example.com'],
  ['\u202d+971 50 000 0000\u202c', '+971 50 000 0000'],
  ['L8988901\u200b', 'L8988901'],
  ['\u00a0Ann \u2066', 'Ann'],
  ['scan\u202egpj.exe', 'scangpj.exe'],
  ['\u200b\u2060\u3164\u2800\ufe0f', ''],
  // Joiners and variation selectors inside a text are part of it.
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
  ['☎\ufe0f+971 5\ufe0f0\ufe0f\u20e3 000 0000', '☎+971 50 000 0000'],
])('%j is worth %j', (typed, expected) => {
  expect(typedValue(typed)).toBe(expected);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Adjacent groups of ten digits.
  ['𝟎𝟏𝟗𝟘𝟙𝟡𝟢𝟫𝟬𝟿', '0190190909'],
  ['DV123456', 'DV123456'],
  ['رقم ٤٢!', 'رقم 42!'],
  ['½ ² Ⅷ 四', '½ ² Ⅷ 四'],
  ['', ''],
])('the digits of %j read %j', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});

test.each([
  ['dubai visa', 'd'],
  [' admin', 'a'],
  ['x', 'x'],
  ['تأشيرة', 'ت'],
  ['e\u0301cole', 'e\u0301'],
  ['x\u0308', 'x\u0308'],
  ['بِسم', 'بِ'],
  ['👩‍👧 Family', '👩‍👧'],
  ['ßtraße', 'ß'],
  ['', ''],
  ['  ', ''],
])('the initial of "%s" is "%s"', (text, expected) => {
  expect(initial(text)).toBe(expected);
});

test('plain letters, and none, need no segmenter', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  initial('Harbour Visas');
  initial('تأشيرة');
  initial('');
  expect(segmenter).not.toHaveBeenCalled();
});

test('everything but printable ASCII is shown by its code point', () => {
  expect(visibleAscii('WX4829137')).toBe('WX4829137');
  expect(visibleAscii('WX\u202E731')).toBe('WX⟨U+202E⟩731');
  expect(visibleAscii('ΑB\t👍')).toBe('⟨U+0391⟩B⟨U+0009⟩⟨U+1F44D⟩');
});

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
