import * as v from 'valibot';
import { fromHex, toHex, subtle } from './bytes';
import { deriveBits } from './passwordVerifier';

/** Part of the file format (docs/data.md): files with another number are rejected. */
const SEAL_ITERATIONS = 600_000;
const SALT_BYTES = 16;
/** The recommended length for AES-GCM. */
const NONCE_BYTES = 12;

const hexOf = (bytes: number) =>
  // oxlint-disable-next-line regexes/linear -- it has one way to match.
  v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${String(bytes * 2)}}$`)));

export const sealSchema = v.object({
  cipher: v.literal('AES-256-GCM'),
  derivation: v.literal('PBKDF2-SHA256'),
  // A fixed number: a foreign file could demand too few, or so many that the browser hangs.
  iterations: v.literal(SEAL_ITERATIONS),
  salt: hexOf(SALT_BYTES),
  nonce: hexOf(NONCE_BYTES),
});
/** The parameters of an encryption with a passphrase, in hexadecimal. */
export type Seal = v.InferOutput<typeof sealSchema>;

async function keyOf(passphrase: string, { salt, iterations }: Seal): Promise<CryptoKey> {
  const bits = await deriveBits(passphrase, salt, iterations);
  return subtle().importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const algorithmOf = ({ nonce }: Seal) => ({ name: 'AES-GCM', iv: fromHex(nonce) });

/** Encrypts bytes with a random salt and nonce. */
export async function sealBytes(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<{ seal: Seal; sealed: Uint8Array<ArrayBuffer> }> {
  const random = (count: number) => toHex(crypto.getRandomValues(new Uint8Array(count)));
  const seal: Seal = {
    cipher: 'AES-256-GCM',
    derivation: 'PBKDF2-SHA256',
    iterations: SEAL_ITERATIONS,
    salt: random(SALT_BYTES),
    nonce: random(NONCE_BYTES),
  };
  const key = await keyOf(passphrase, seal);
  return {
    seal,
    sealed: new Uint8Array(await subtle().encrypt(algorithmOf(seal), key, bytes)),
  };
}

/** Decrypts bytes; `undefined` if the passphrase is wrong or a byte was changed. */
export async function unsealBytes(
  sealed: Uint8Array<ArrayBuffer>,
  seal: Seal,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await keyOf(passphrase, seal);
  try {
    return new Uint8Array(await subtle().decrypt(algorithmOf(seal), key, sealed));
  } catch {
    return undefined;
  }
}
