import { concat } from './bytes';
import { ENC_BYTES, type SealContext, suite } from './hpke';

/*
 * HPKE (RFC 9180) in auth mode with one key pair as sender and recipient: only holders of the
 * private key encrypt or decrypt. Separate from base mode, which visitors load.
 */
type Bytes = Uint8Array<ArrayBuffer>;

/** Encrypts bytes: the encapsulated key, then the ciphertext. */
export async function authSeal(bytes: Bytes, pair: CryptoKeyPair, context: SealContext) {
  const { info, aad } = context;
  const params = { recipientPublicKey: pair.publicKey, senderKey: pair, info };
  const { enc, ct } = await suite.seal(params, bytes, aad);
  return concat(new Uint8Array(enc), new Uint8Array(ct));
}

/** Decrypts; `undefined` if the bytes were encrypted for or by another key, or changed. */
export async function authUnseal(
  sealed: Bytes,
  pair: CryptoKeyPair,
  { info, aad }: SealContext,
): Promise<Bytes | undefined> {
  const [enc, text] = [sealed.slice(0, ENC_BYTES), sealed.subarray(ENC_BYTES)];
  const params = { recipientKey: pair, enc, info, senderPublicKey: pair.publicKey };
  try {
    return new Uint8Array(await suite.open(params, text, aad));
  } catch {
    return undefined;
  }
}
