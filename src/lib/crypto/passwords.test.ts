import * as fc from '@test/fastCheck';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes';
import { sealBytes, sealSchema, unsealBytes } from './passwords';

test('Base64 there and back is the same, and what is none is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
  const long = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
  expect(toBase64(long)).toBe(Buffer.from(long).toString('base64'));
  expect(fromBase64('%%')).toBeUndefined();
});

test('only the same passphrase opens it, and no byte can be changed', async () => {
  const bytes = new TextEncoder().encode('passports');
  const { seal, sealed } = await sealBytes(bytes, 'café au lait');
  expect(v.is(sealSchema, seal)).toBe(true);
  expect(new TextDecoder().decode(sealed)).not.toContain('passports');
  // The same text in another Unicode normalisation.
  expect(await unsealBytes(sealed, seal, 'cafe\u0301 au lait')).toEqual(bytes);
  expect(await unsealBytes(sealed, seal, 'cafe au lait')).toBeUndefined();
  sealed[0] = (sealed[0] ?? 0) ^ 1;
  expect(await unsealBytes(sealed, seal, 'café au lait')).toBeUndefined();
});

test('too few and too many iterations are refused', async () => {
  const { seal } = await sealBytes(new Uint8Array(1), 'a');
  expect(seal.iterations).toBe(600_000);
  for (const iterations of [1, 599_999, 1e9])
    expect(v.is(sealSchema, { ...seal, iterations })).toBe(false);
});
