import { expect, test } from 'vitest';
import { plural } from './numbers';

test.each([
  [0, 'documents'],
  [1, 'document'],
  [2, 'documents'],
  [1001, 'documents'],
])('%d', (count, said) => {
  expect(plural(count, { one: 'document', other: 'documents' })).toBe(said);
});
