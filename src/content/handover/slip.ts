import { toBase64Url } from '../../lib/crypto/base64';
import { fromUtf8, utf8 } from '../../lib/crypto/bytes';
import { sign, verify } from '../../lib/crypto/p256';
import { STATUSES } from '../applications/status';
import { CHECK_BYTES, codeHead, HEAD_BYTES, withCheck } from './code';
import { type Office, publicBytes } from './office';
import type { Code } from './readCodes';

const MAX_SLIP_BYTES = 1024;
const SIGNATURE_BYTES = 64;
export const MAX_NOTE_LENGTH = 200;

export type Status = (typeof STATUSES)[number];

const MARK = /^[\w-]{22}$/;
const MAX_NUMBER = 999_999;
const MAX_SECONDS = 2 ** 32 - 1;

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** What the office has decided about one application. */
export interface Slip {
  /** Whose: `markOf` its list. */
  readonly mark: string;
  /** The digits of its tracking number, where that has the usual form. */
  readonly number: number | null;
  readonly status: Status;
  /** Seconds since 1970. */
  readonly decided: number;
  readonly note: string;
}

/** What is signed: a JWS (RFC 7515) without its signature. */
function signedBytes(keyId: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = utf8(`{"alg":"ES256","kid":"${keyId}","typ":"dubai-visa-slip+json"}`);
  return utf8(`${toBase64Url(header)}.${toBase64Url(payload)}`);
}

/** The slip that a payload says; `undefined` where anything in it is not of its kind. */
function slipOf(payload: unknown): Slip | undefined {
  if (!Array.isArray(payload) || payload.length < 4 || payload.length > 5) return undefined;
  const [mark, number, place, decided, note = '']: readonly unknown[] = payload;
  const status = isWhole(place, STATUSES.length - 1) ? STATUSES[place] : undefined;
  if (typeof mark !== 'string' || !MARK.test(mark) || status === undefined) return undefined;
  if (number !== null && !isWhole(number, MAX_NUMBER)) return undefined;
  if (!isWhole(decided, MAX_SECONDS) || typeof note !== 'string') return undefined;
  if ((payload.length === 5 && note === '') || Array.from(note).length > MAX_NOTE_LENGTH)
    return undefined;
  return { mark, number, status, decided, note };
}

/** A slip, signed by the office. @throws RangeError where it is none, such as one with a long note. */
export async function signSlip(
  { mark, number, status, decided, note }: Slip,
  keyId: string,
  key: CryptoKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const list = [mark, number, STATUSES.indexOf(status), decided, ...(note === '' ? [] : [note])];
  if (slipOf(list) === undefined) throw new RangeError('This is no slip.');
  const payload = utf8(JSON.stringify(list));
  return withCheck(codeHead('S', keyId), payload, await sign(key, signedBytes(keyId, payload)));
}

function payloadOf(bytes: Uint8Array): Slip | undefined {
  const json = fromUtf8(bytes);
  try {
    return json === undefined ? undefined : slipOf(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** The slip in a code; `undefined` where this office did not sign it. */
export async function readSlip(
  { keyId, bytes }: Code,
  { keys }: Office,
): Promise<Slip | undefined> {
  const key = keys.find(({ id, revoked = false }) => id === keyId && !revoked);
  if (key === undefined || bytes.length > MAX_SLIP_BYTES - CHECK_BYTES) return undefined;
  const payload = bytes.slice(HEAD_BYTES, -SIGNATURE_BYTES);
  const signature = bytes.slice(-SIGNATURE_BYTES);
  const isSigned = await verify(publicBytes(key, 'sign'), signature, signedBytes(keyId, payload));
  return isSigned ? payloadOf(payload) : undefined;
}

/** Whether the first slip is newer: at a tie the one with the higher status. */
export function isNewer(
  one: Pick<Slip, 'decided' | 'status'>,
  other: Pick<Slip, 'decided' | 'status'>,
): boolean {
  if (one.decided !== other.decided) return one.decided > other.decided;
  return STATUSES.indexOf(one.status) > STATUSES.indexOf(other.status);
}
