import { expect, test } from 'vitest';
import { joinWords, wordsIn } from './fold';

const words = (text: string) => [...wordsIn(text)].map(({ folded }) => folded).filter(Boolean);

test.each([
  ['Dubai Visa, DUBAI', 'dubai visa dubai'],
  ['Ｖｉｓａ ①', 'visa 1'],
  ['DV123456\nsara@example.com', 'dv123456 sara example com'],
  ['جواز السَّفَر', 'جواز السفر'],
  ['می‌خواهم', 'ميخواهم'],
  ['Crème brûlée', 'creme brulee'],
  ['pass\u00ADport num\u200Bber', 'passport number'],
  ['\u0301 ـ \u00AD \u200B', ''],
  ['', ''],
])('the words of %j', (text, expected) => {
  expect(joinWords(text)).toBe(expected);
  expect(words(text).join(' ')).toBe(expected);
});

test('a script without spaces is divided into words', () => {
  expect(words('東京に旅行します')).toContain('東京');
  expect(words('วีซ่าท่องเที่ยว').length).toBeGreaterThan(1);
});

test('each word has its range', () => {
  const text = 'Zoë, in 東京 (2 days)';
  for (const { start, end, folded } of wordsIn(text))
    expect(words(text.slice(start, end))).toEqual([folded]);
  expect([...wordsIn(text)].map(({ start }) => start)).toEqual([0, 5, 8, 12, 14]);
});
