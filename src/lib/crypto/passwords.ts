import * as v from 'valibot';
import { fromHex, toHex, subtle } from './bytes';

const KEY_BITS = 256;
/** OWASP's recommendation for PBKDF2-SHA256 since 2023. */
export const MIN_ITERATIONS = 600_000;

/** Derives 256 bits from a password with PBKDF2-SHA256; the salt is hexadecimal. */
async function deriveBits(
  password: string,
  salt: string,
  iterations: number,
): Promise<ArrayBuffer> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await subtle().importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return subtle().deriveBits(algorithm, key, KEY_BITS);
}

export const passwordVerifierSchema = v.object({
  iterations: v.pipe(v.number(), v.integer(), v.minValue(MIN_ITERATIONS)),
  salt: v.pipe(v.string(), v.hexadecimal()),
  hash: v.pipe(v.string(), v.hexadecimal()),
});
/** A password hash: PBKDF2-SHA256, salt and hash in hexadecimal. */
export type PasswordVerifier = v.InferOutput<typeof passwordVerifierSchema>;

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  return toHex(new Uint8Array(await deriveBits(password, salt, iterations)));
}

/** Creates a verifier with a random salt. */
export async function makeVerifier(password: string): Promise<PasswordVerifier> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { iterations: MIN_ITERATIONS, salt, hash: await derive(password, salt, MIN_ITERATIONS) };
}

/** Whether the password matches the verifier. */
export async function isPassword(password: string, verifier: PasswordVerifier): Promise<boolean> {
  return (await derive(password, verifier.salt, verifier.iterations)) === verifier.hash;
}

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
