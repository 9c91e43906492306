import { expect, test } from 'vitest';
import { rowByKey } from './ApplicationList';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageDown', 3, 13],
  ['PageDown', 95, 99],
  ['PageUp', 3, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
])('%s from %i', (key, row, target) => {
  expect(rowByKey(key, row, { page: 10, last: 99 })).toBe(target);
});
