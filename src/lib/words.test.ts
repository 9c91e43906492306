import { expect, test } from 'vitest';
import { words } from './words';

test.each([
  [['Dubai Visa, DUBAI'], ['dubai', 'visa']],
  [['<p class="big">Bring <b>your</b> passport</p>'], ['bring', 'your', 'passport']],
  [['Ｖｉｓａ ①'], ['visa', '1']],
  [
    ['DV123456', 'sara@example.com'],
    ['dv123456', 'sara', 'example', 'com'],
  ],
  [['جواز السفر'], ['جواز', 'السفر']],
  [['Crème brûlée'], ['crème', 'brûlée']],
  [[''], []],
])('words(%j)', (texts, expected) => {
  expect(words(texts)).toEqual(expected);
});

test('a script without spaces is divided into words', () => {
  expect(words(['東京に旅行します'])).toContain('東京');
  expect(words(['วีซ่าท่องเที่ยว']).length).toBeGreaterThan(1);
});

test('a very long word is cut', () => {
  expect(words(['x'.repeat(300)])).toEqual(['x'.repeat(64)]);
});
