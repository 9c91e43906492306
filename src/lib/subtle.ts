import { toHex } from './crypto/bytes.ts';

/** `crypto.subtle` is missing: the browser is old, or the page came over plain http. */
export class NoCryptography extends Error {
  override name = 'NoCryptography';
}

/** Returns `crypto.subtle`. @throws NoCryptography */
export function subtle(): SubtleCrypto {
  const { subtle: offered }: { subtle?: SubtleCrypto } = crypto;
  if (!offered) throw new NoCryptography();
  return offered;
}

/** The SHA-256 of bytes, or of a text as UTF-8, in hexadecimal. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return toHex(new Uint8Array(await subtle().digest('SHA-256', bytes)));
}
