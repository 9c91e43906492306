import { type SealContext, suite } from './hpke';

/*
 * HPKE (RFC 9180) in auth mode among those who have one pair of keys, in several messages of one
 * context. Apart from base mode, which visitors load.
 */
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
