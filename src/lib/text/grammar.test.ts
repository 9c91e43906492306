import { expect, test } from 'vitest';
import { inSeconds, listOf } from '@/lib/text/numbers';

test.each([
  [0, 'in 0 seconds'],
  [1, 'in 1 second'],
  [60, 'in 60 seconds'],
])('a moment %i seconds from now', (count, text) => {
  expect(inSeconds(count)).toBe(text);
});

test.each([
  [[], ''],
  [['Pages'], 'Pages'],
  [['Pages', 'Menus'], 'Pages, Menus'],
  [['Pages', 'Menus', 'Documents'], 'Pages, Menus, Documents'],
])('%j is a list', (names, text) => {
  expect(listOf(names)).toBe(text);
});
