import { expect, test } from 'vitest';
import { checkDigit } from '@/lib/text/machineReadable';
import { SPECIMEN_LINES } from './HomeParts';

test('the specimen has a small visa’s lines with right check digits', () => {
  const [first = '', second = ''] = SPECIMEN_LINES;
  expect(first).toMatch(/^V<UTO[A-Z<]{31}$/);
  expect(second).toMatch(/^[A-Z\d<]{9}\dUTO\d{7}F\d{7}[A-Z<]{8}$/);
  for (const [from, to] of [
    [0, 9],
    [13, 19],
    [21, 27],
  ] as const)
    expect(second[to]).toBe(checkDigit(second.slice(from, to)));
});
