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

/**
 * A fast 53-bit hash with the text's length (bryc's cyrb53), not for secrets. Synchronous, because
 * a database transaction cannot wait for `crypto.subtle`.
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const mixed = 2 ** 32 * ((2 ** 21 - 1) & low) + (high >>> 0);
  return `${mixed.toString(36)}.${text.length.toString(36)}`;
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Decodes UTF-8; `undefined` if it is invalid. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes valid hexadecimal text. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A multiple of three, so that the chunks join to valid Base64. */
const CHUNK_BYTES = 0x6000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES)));
  return text;
}

/** Decodes Base64; `undefined` if it is invalid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes Base64url; `undefined` if it is invalid. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** A UUID. Over plain http browsers provide random bytes, but no UUIDs. */
export function newId(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent over plain http
  const uuid = crypto.randomUUID?.();
  const digits = () => toHex(crypto.getRandomValues(new Uint8Array(16)));
  return uuid ?? digits().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
