import { concat, fromHex, subtle } from '@/lib/crypto/bytes';

/*
 * The common frame of codes and files: docs/handover.md.
 */
/** The version of codes that are written. */
export const VERSION = 1;
export const CHECK_BYTES = 4;
/** Kind, version and the id of an office key. */
export const HEAD_BYTES = 6;
/** Maximum size of an application's code, for both writing and reading. */
export const MAX_CODE_BYTES = 4096;
/** Larger files are not searched for a code. */
export const MAX_CODE_FILE_BYTES = 160_000;

/**
 * `A` an application, `S` a slip, `K` the private halves of an office key, `F` an application with
 * its documents, `D` a document that counters share.
 */
export type CodeKind = 'A' | 'S' | 'K' | 'F' | 'D';

/** The head: kind, version and the id of the office key. */
export function codeHead(kind: CodeKind, keyId: string): Uint8Array<ArrayBuffer> {
  return concat(Uint8Array.of(kind.charCodeAt(0), VERSION), fromHex(keyId));
}

/** The checksum that detects truncated or mistyped codes. */
export async function checkOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await subtle().digest('SHA-256', bytes)).slice(0, CHECK_BYTES);
}

/** A code with its checksum. */
export async function withCheck(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = concat(...parts);
  return concat(bytes, await checkOf(bytes));
}

/** The link before the digits of a code; readers use the digits only. */
export function linkStart(page: 'counter' | 'track', origin: string): string {
  return `${origin}/${page}#`;
}

const PAIR_DIGITS = 5;
const SINGLE_DIGITS = 3;

/** Encodes bytes as decimal digits: five per two bytes, three for a last single byte. */
export function toDigits(bytes: Uint8Array): string {
  let digits = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    digits +=
      low === undefined
        ? String(high).padStart(SINGLE_DIGITS, '0')
        : String(high * 256 + low).padStart(PAIR_DIGITS, '0');
  }
  return digits;
}

/** Decodes such digits; `undefined` if they are invalid. */
export function fromDigits(digits: string): Uint8Array<ArrayBuffer> | undefined {
  const rest = digits.length % PAIR_DIGITS;
  if ((rest !== 0 && rest !== SINGLE_DIGITS) || /\D/.test(digits)) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < digits.length; at += PAIR_DIGITS) {
    const group = digits.slice(at, at + PAIR_DIGITS);
    const value = Number(group);
    if (value > (group.length === PAIR_DIGITS ? 0xffff : 0xff)) return undefined;
    if (group.length === PAIR_DIGITS) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
