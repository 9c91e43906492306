import { toHex } from './hex';
import { subtle } from '../subtle';

/** The SHA-256 of bytes, or of a text as UTF-8, in hexadecimal. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return toHex(new Uint8Array(await subtle().digest('SHA-256', bytes)));
}
