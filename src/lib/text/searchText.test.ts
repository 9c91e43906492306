import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchText } from './fold';

test.each([
  ['DV123456', 'DV123456'],
  [123456, '123456'],
  [['DV123456', 654321], 'DV123456'],
  [[123456, 'DV654321'], '123456'],
  [[], undefined],
  [[{}], undefined],
  [{}, undefined],
  [true, 'true'],
  [undefined, undefined],
])('%j reads %j', (value, expected) => {
  expect(v.parse(searchText, value)).toBe(expected);
});
