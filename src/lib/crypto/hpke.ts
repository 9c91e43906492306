import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { concat } from './bytes';

/** HPKE (RFC 9180), base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM. */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});

/** Length of an encapsulated key: an uncompressed point. */
export const ENC_BYTES = 65;

/** What both sides must agree on besides the keys. */
export interface SealContext {
  readonly info: Uint8Array<ArrayBuffer>;
  readonly aad: Uint8Array<ArrayBuffer>;
}

/**
 * Encrypts bytes for a public key: the encapsulated key, then the ciphertext. `ephemeral` is for
 * test vectors only.
 */
export async function seal(
  bytes: Uint8Array<ArrayBuffer>,
  publicKey: Uint8Array<ArrayBuffer>,
  { info, aad }: SealContext,
  ephemeral?: CryptoKeyPair,
): Promise<Uint8Array<ArrayBuffer>> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey);
  const params = { recipientPublicKey, info, ...(ephemeral && { ekm: ephemeral }) };
  const { enc, ct } = await suite.seal(params, bytes, aad);
  return concat(new Uint8Array(enc), new Uint8Array(ct));
}

/** Decrypts; `undefined` if the bytes were encrypted for another key, or changed. */
export async function unseal(
  sealed: Uint8Array<ArrayBuffer>,
  recipientKey: CryptoKeyPair,
  { info, aad }: SealContext,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [enc, text] = [sealed.slice(0, ENC_BYTES), sealed.subarray(ENC_BYTES)];
  try {
    return new Uint8Array(await suite.open({ recipientKey, enc, info }, text, aad));
  } catch {
    return undefined;
  }
}
