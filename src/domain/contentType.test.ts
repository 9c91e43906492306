import { expect, test } from 'vitest';
import { distinctIds, withDistinctIds } from './contentType';

test.each([
  ['a b c', 'a b c'],
  ['a a a', 'a a~2 a~3'],
  ['a a~2 a b a~2', 'a a~2 a~3 b a~2~2'],
  ['new a', 'new~2 a'],
  ['new~2 new new', 'new~2 new~3 new~4'],
])('the ids %j become %j', (stored, told) => {
  expect(distinctIds(stored.split(' ')).join(' ')).toBe(told);
  expect(distinctIds(told.split(' ')).join(' ')).toBe(told);
});

test('entries that differ already are the same list', () => {
  const entries = [{ id: 'a' }, { id: 'b' }];
  expect(withDistinctIds(entries)).toBe(entries);
});

test('ten thousand equal ids are made distinct quickly', () => {
  const ids = Array.from({ length: 10_000 }, () => 'a');
  expect(new Set(distinctIds(ids)).size).toBe(10_000);
});
