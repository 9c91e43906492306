import { type SealContext, suite } from './hpke';

/*
 * HPKE (RFC 9180) in auth mode with a shared key pair, for several messages of one context.
 * Separate from base mode, which visitors load.
 */
/** Encrypts successive messages of one context, each with the same `aad`. */
export interface Sealer {
  readonly enc: Uint8Array<ArrayBuffer>;
  readonly seal: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Auth mode with one key pair as sender and recipient: only holders of the private key encrypt or
 * decrypt. `ephemeral` is for test vectors only.
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

/** Decrypts successive messages; `undefined` for one that is out of order or changed. */
export type Opener = (
  sealed: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The counterpart of `authSealer`; `undefined` if `enc` is invalid. */
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
