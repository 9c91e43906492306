import { expect, test } from 'vitest';
import * as fc from '@test/fastCheck';
import { fromDigits, toDigits } from '@/engines/handover/code';

test('bytes come back from their digits, two in five', () => {
  expect(toDigits(Uint8Array.of(0, 0, 255, 255, 7))).toBe('0000065535007');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const digits = toDigits(bytes);
      expect(digits).toHaveLength(Math.floor(bytes.length / 2) * 5 + (bytes.length % 2) * 3);
      expect(fromDigits(digits)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test.each(['1', '12', '1234', '65536', '256', '00000256', '0000-', '٠٠٠٠٠'])(
  'digits that no bytes are written as: %s',
  (digits) => {
    expect(fromDigits(digits)).toBeUndefined();
  },
);
