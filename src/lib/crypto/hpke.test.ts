import { expect, test } from 'vitest';
import { fromHex, toHex } from './bytes';
import { seal, unseal } from './hpke';
import { importOpening, pointOf, privateJwk } from './p256';

const P256 = { name: 'ECDH', namedCurve: 'P-256' };

/** RFC 9180, appendix A.3.1: base mode, P-256, HKDF-SHA256, AES-128-GCM; its first message. */
const vector = {
  info: '4f6465206f6e2061204772656369616e2055726e',
  pkEm: '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
  skEm: '4995788ef4b9d6132b249ce59a77281493eb39af373d236a1fe415cb0c2d7beb',
  pkRm: '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0',
  skRm: 'f3ce7fdae57e1a310d87f1ebbde6f328be0a99cdbcadf4d6589cf29de4b8ffd2',
  aad: '436f756e742d30',
  pt: '4265617574792069732074727574682c20747275746820626561757479',
  ct: '5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434',
};

test('the vector of RFC 9180, A.3.1, both ways', async () => {
  const ephemeralJwk = privateJwk(fromHex(vector.skEm), fromHex(vector.pkEm));
  const ephemeral = {
    privateKey: await crypto.subtle.importKey('jwk', ephemeralJwk, P256, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('raw', fromHex(vector.pkEm), P256, true, []),
  };
  const context = { info: fromHex(vector.info), aad: fromHex(vector.aad) };
  const sealed = await seal(fromHex(vector.pt), fromHex(vector.pkRm), context, ephemeral);
  expect(toHex(sealed)).toBe(vector.pkEm + vector.ct);
  const recipient = await importOpening(privateJwk(fromHex(vector.skRm), fromHex(vector.pkRm)));
  const opened = await unseal(sealed, recipient, context);
  expect(opened && toHex(opened)).toBe(vector.pt);
  await expect(crypto.subtle.exportKey('jwk', recipient.privateKey)).rejects.toThrow(DOMException);
});

test('a point of a JSON Web Key is the point that it was made of', () => {
  const point = fromHex(vector.pkRm);
  expect(pointOf(privateJwk(fromHex(vector.skRm), point))).toEqual(point);
});
