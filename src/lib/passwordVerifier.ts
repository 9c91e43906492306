import * as v from 'valibot';

const KEY_BITS = 256;
/** What OWASP asks of PBKDF2-SHA256 in 2023 and after. */
export const MIN_ITERATIONS = 600_000;

export const passwordVerifierSchema = v.object({
  iterations: v.pipe(v.number(), v.integer(), v.minValue(MIN_ITERATIONS)),
  salt: v.pipe(v.string(), v.hexadecimal()),
  hash: v.pipe(v.string(), v.hexadecimal()),
});
/** What is kept in place of a password: PBKDF2-SHA256, salt and hash in hexadecimal. */
export type PasswordVerifier = v.InferOutput<typeof passwordVerifierSchema>;

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, KEY_BITS)));
}

/** A verifier of this password, with a salt of its own. */
export async function makeVerifier(password: string): Promise<PasswordVerifier> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { iterations: MIN_ITERATIONS, salt, hash: await derive(password, salt, MIN_ITERATIONS) };
}

/** Whether this is the password that the verifier was made of. */
export async function isPassword(password: string, verifier: PasswordVerifier): Promise<boolean> {
  return (await derive(password, verifier.salt, verifier.iterations)) === verifier.hash;
}
