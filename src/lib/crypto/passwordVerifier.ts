import * as v from 'valibot';
import { toHex } from './bytes';
import { deriveBits, MIN_ITERATIONS } from './pbkdf2';

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
