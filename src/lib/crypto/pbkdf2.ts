import { fromHex } from './hex';
import { subtle } from '../subtle';

const KEY_BITS = 256;
/** What OWASP asks of PBKDF2-SHA256 in 2023 and after. */
export const MIN_ITERATIONS = 600_000;

/** 256 bits from a password, by PBKDF2-SHA256; the salt in hexadecimal. */
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
