import { expect, test, vi } from 'vitest';
import { initial } from './typed';

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
