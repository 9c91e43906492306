import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { concat } from './bytes';

/*
 * The door to HPKE (RFC 9180): DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM; base mode, and
 * auth mode among those who have one key.
 */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});

/** The bytes of an encapsulated key: an uncompressed point. */
export const ENC_BYTES = 65;

/** What both sides must agree on beside the keys. */
interface SealContext {
  readonly info: Uint8Array<ArrayBuffer>;
  readonly aad: Uint8Array<ArrayBuffer>;
}

/**
 * Seals bytes for the holder of the private half of `publicKey`: the encapsulated key, then the
 * sealed bytes. `ephemeral` is for test vectors alone.
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

/** The bytes again; `undefined` where they were sealed for another key, or changed. */
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

/** Seals the successive messages of one context, each with the same `aad`. */
export interface Sealer {
  readonly enc: Uint8Array<ArrayBuffer>;
  readonly seal: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Auth mode with one pair as sender and recipient: only who has the private half seals or opens.
 * `ephemeral` is for test vectors alone.
 */
export async function authSealer(
  pair: CryptoKeyPair,
  { info, aad }: SealContext,
  ephemeral?: CryptoKeyPair,
): Promise<Sealer> {
  const context = await suite.createSenderContext({
    recipientPublicKey: pair.publicKey,
    senderKey: pair,
    info,
    ...(ephemeral && { ekm: ephemeral }),
  });
  return {
    enc: new Uint8Array(context.enc),
    seal: async (bytes) => new Uint8Array(await context.seal(bytes, aad)),
  };
}

/** Opens one message after the other; `undefined` for one that is not the next, or was changed. */
export type Opener = (
  sealed: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The other side of `authSealer`; `undefined` where `enc` is no encapsulated key. */
export async function authOpener(
  pair: CryptoKeyPair,
  enc: Uint8Array<ArrayBuffer>,
  { info, aad }: SealContext,
): Promise<Opener | undefined> {
  try {
    const context = await suite.createRecipientContext({
      recipientKey: pair,
      enc,
      senderPublicKey: pair.publicKey,
      info,
    });
    return async (sealed) => {
      try {
        return new Uint8Array(await context.open(sealed, aad));
      } catch {
        return undefined;
      }
    };
  } catch {
    return undefined;
  }
}
