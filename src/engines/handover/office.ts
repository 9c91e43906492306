import { concat, fromBase64Url, subtle, toHex } from '../../lib/crypto/bytes.ts';
import file from './office.json' with { type: 'json' };

/** The public halves of one key of the office, as base64url of points of the curve P-256. */
export interface OfficeKey {
  readonly id: string;
  /** The date when it was made, `YYYY-MM-DD`. */
  readonly made: string;
  readonly encrypt: string;
  readonly sign: string;
  /** Set if the private halves were stolen: slips that it signed are refused. */
  readonly revoked?: boolean;
}

/** The office. Applications are sealed for its first key; any key that is not revoked may sign. */
export interface Office {
  /** Whether the key is the demo key, whose private halves are public. */
  readonly demo?: boolean;
  readonly name: string;
  readonly keys: readonly OfficeKey[];
}

/** The office of this build. */
export const OFFICE: Office = file;

const ID_BYTES = 4;

export function publicBytes(key: OfficeKey, half: 'encrypt' | 'sign'): Uint8Array<ArrayBuffer> {
  return fromBase64Url(key[half]) ?? new Uint8Array();
}

/** The id of a key: a digest of its public halves. */
export async function keyIdOf(encrypt: Uint8Array, sign: Uint8Array): Promise<string> {
  const digest = await subtle().digest('SHA-256', concat(encrypt, sign));
  return toHex(new Uint8Array(digest).subarray(0, ID_BYTES));
}

/** The key that applications are sealed for. @throws RangeError if the office has none */
export function sealingKey({ keys: [first] }: Office): OfficeKey {
  if (first === undefined) throw new RangeError('The office has no key.');
  return first;
}
