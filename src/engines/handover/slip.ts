import * as v from 'valibot';
import { fromUtf8, utf8, toBase64Url } from '@/lib/crypto/bytes';
import { exactTuple } from '@/lib/json';
import { sign, verify } from '../../lib/crypto/p256';
import { STATUSES } from '../../domain/status';
import { MAX_NUMBER } from './packedApplication';
import { CHECK_BYTES, codeHead, HEAD_BYTES, withCheck } from './code';
import { type Office, publicBytes } from './office';
import type { Code } from './readCodes';

const MAX_SLIP_BYTES = 1024;
const SIGNATURE_BYTES = 64;

export type Status = (typeof STATUSES)[number];

/** A decision of the office about one application. */
export interface Slip {
  /** `applicationDigest` of the application's list. */
  readonly mark: string;
  /** The digits of its tracking number, if that has the usual format. */
  readonly number: number | null;
  readonly status: Status;
  /** Seconds since 1970. */
  readonly decided: number;
  readonly note: string;
}

/** The signing input of a JWS (RFC 7515). */
function signedBytes(keyId: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = utf8(`{"alg":"ES256","kid":"${keyId}","typ":"dubai-visa-slip+json"}`);
  return utf8(`${toBase64Url(header)}.${toBase64Url(payload)}`);
}

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const facts = [
  v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  v.nullable(whole(MAX_NUMBER)),
  v.pipe(
    whole(STATUSES.length - 1),
    v.transform((place) => STATUSES[place]),
    v.picklist(STATUSES),
  ),
  whole(2 ** 32 - 1),
] as const;
const noteSchema = v.pipe(v.string(), v.regex(/^[^]{1,200}$/u));
const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([exactTuple(facts), exactTuple([...facts, noteSchema])]),
  v.transform(([mark, number, status, decided, note = '']): Slip => ({
    mark,
    number,
    status,
    decided,
    note,
  })),
);

/** Signs a slip. @throws RangeError if it is invalid, for example if its note is too long */
export async function signSlip(
  { mark, number, status, decided, note }: Slip,
  keyId: string,
  key: CryptoKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const list = [mark, number, STATUSES.indexOf(status), decided, ...(note === '' ? [] : [note])];
  const json = JSON.stringify(list);
  if (!v.is(payloadSchema, json)) throw new RangeError('This is no slip.');
  const payload = utf8(json);
  const signature = await sign(key, signedBytes(keyId, payload));
  const code = await withCheck(codeHead('S', keyId), payload, signature);
  if (code.length > MAX_SLIP_BYTES) throw new RangeError('This is too long for a slip.');
  return code;
}

/** Verifies the slip in a code; `undefined` if this office did not sign it. */
export async function readSlip(
  { keyId, bytes }: Code,
  { keys }: Office,
): Promise<Slip | undefined> {
  const key = keys.find(({ id, revoked = false }) => id === keyId && !revoked);
  if (key === undefined || bytes.length > MAX_SLIP_BYTES - CHECK_BYTES) return undefined;
  const payload = bytes.slice(HEAD_BYTES, -SIGNATURE_BYTES);
  const signature = bytes.slice(-SIGNATURE_BYTES);
  const isSigned = await verify(publicBytes(key, 'sign'), signature, signedBytes(keyId, payload));
  const { success, output } = v.safeParse(payloadSchema, isSigned ? fromUtf8(payload) : undefined);
  return success ? output : undefined;
}

export const DAY_S = 86_400;

/** Whether a decision was made by a clock more than a day ahead of `now` (seconds since 1970). */
export const isAhead = ({ decided }: Pick<Slip, 'decided'>, now: number): boolean =>
  decided > now + DAY_S;

/**
 * Whether the first slip is newer; at equal times, whether its status comes later. A slip from a
 * clock that is ahead counts as older than all others, so that it can be replaced. @param now in
 * seconds since 1970
 */
export function isNewer(
  one: Pick<Slip, 'decided' | 'status'>,
  other: Pick<Slip, 'decided' | 'status'>,
  now: number,
): boolean {
  if (isAhead(one, now) !== isAhead(other, now)) return isAhead(other, now);
  if (one.decided !== other.decided) return one.decided > other.decided;
  return STATUSES.indexOf(one.status) > STATUSES.indexOf(other.status);
}

export function newestSlip<Said extends Pick<Slip, 'decided' | 'status'>>(
  slips: readonly Said[],
  now: number,
): Said | undefined {
  return slips.toSorted((one, other) => (isNewer(one, other, now) ? -1 : 1))[0];
}
