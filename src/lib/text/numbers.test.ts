import { expect, test } from 'vitest';
import { fileSize, plural } from './numbers';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [319_488, '312 KB'],
  [1_047_000, '1,023 KB'],
  [1_048_576, '1.0 MB'],
  [4_404_019, '4.2 MB'],
  [10_737_418_240, '10.0 GB'],
])('%d bytes read as %s', (bytes, written) => {
  expect(fileSize(bytes)).toBe(written);
});

test.each([
  [0, 'documents'],
  [1, 'document'],
  [2, 'documents'],
  [1001, 'documents'],
])('of %d it is said: %s', (count, said) => {
  expect(plural(count, { one: 'document', other: 'documents' })).toBe(said);
});
