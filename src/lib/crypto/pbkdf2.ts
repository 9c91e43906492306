import { fromHex } from './bytes';
import { subtle } from '../subtle';

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
