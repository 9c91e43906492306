import { expect, test } from 'vitest';
import { keyed } from './sorting';

test('every key is its own, and an item keeps its key when another comes before it', () => {
  const before = keyed(['a', 'b', 'a'], (id) => id);
  expect(before.map(({ key }) => key)).toEqual(['a:0', 'b:0', 'a:1']);
  expect(keyed(['c', 'b'], (id) => id)[1]?.key).toBe('b:0');
});
