import { expect, test, vi } from 'vitest';
import { initial } from './initial';

test.each([
  ['dubai visa', 'D'],
  [' admin', 'A'],
  ['x', 'X'],
  ['تأشيرة', 'ت'],
  ['e\u0301cole', 'E\u0301'],
  ['x\u0308', 'X\u0308'],
  ['بِسم', 'بِ'],
  ['👩‍👧 Family', '👩‍👧'],
  ['ßtraße', 'SS'],
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
