import { fromHex, toHex, subtle } from './bytes';
import * as v from 'valibot';

const KEY_BITS = 256;
/** OWASP's recommendation for PBKDF2-SHA256 since 2023. */
export const MIN_ITERATIONS = 600_000;

/** Derives 256 bits from a password with PBKDF2-SHA256; the salt is hexadecimal. */
export async function deriveBits(
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
