import { utf8, fromUtf8, toHex, fromBase64Url } from '@/lib/crypto/bytes';
import { deflate, inflate } from '@/lib/crypto/deflate';
import { seal, unseal } from '@/lib/crypto/hpke';
import { type VisaApplication, applicationType } from '@/domain/application';
import {
  packApplication,
  DAY_MS,
  isoOf,
  MAX_NUMBER,
  trackingNumberOf,
  TYPES,
  UUID_BYTES,
} from './packedApplication';
import { codeHead, withCheck, CHECK_BYTES, HEAD_BYTES, MAX_CODE_BYTES } from './code';
import { type OfficeKey, publicBytes } from './office';
import * as v from 'valibot';
import { exactTuple, wellFormedJson } from '@/lib/json';
import { NEW_ENTRY } from '@/domain/contentType';
import type { Code } from './readCodes';

const APPLICATION_INFO = utf8('dubai-visa application 1');

/** Seals an application as a code that only the office can open. */
export async function sealApplication(
  application: VisaApplication,
  key: OfficeKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const aad = codeHead('A', key.id);
  const packed = await deflate(utf8(packApplication(application)));
  const context = { info: APPLICATION_INFO, aad };
  return withCheck(aad, await seal(packed, publicBytes(key, 'encrypt'), context));
}

const MAX_LIST_BYTES = 65_536;
/** Ids made by this site have 36 characters. */
const MAX_ID_LENGTH = 100;

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A text that may be packed as a number; invalid numbers are refused. */
const textOrNumber = (textOf: (written: number) => string | undefined) =>
  v.union([text, v.pipe(v.number(), v.transform(textOf), text)]);

const id = v.pipe(
  text,
  v.transform((packed) => {
    if (packed.startsWith('=')) return packed.slice(1);
    const bytes = fromBase64Url(packed);
    if (bytes?.length !== UUID_BYTES) return undefined;
    return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }),
  text,
  v.maxLength(MAX_ID_LENGTH),
  v.notValue(NEW_ENTRY),
);
const trackingNumber = textOrNumber((number) =>
  Number.isInteger(number) && number >= 0 && number <= MAX_NUMBER
    ? trackingNumberOf(number)
    : undefined,
);
const time = textOrNumber((ms) => isoOf(ms, 1));
const day = textOrNumber((days) => isoOf(days * DAY_MS, DAY_MS));
const file = v.union([
  v.pipe(
    v.literal(0),
    v.transform(() => null),
  ),
  v.pipe(
    exactTuple([text, whole, textOrNumber((known) => TYPES[known])]),
    v.transform(([name, size, type]) => ({ name, size, type })),
  ),
]);
const names = [text, text, text, text, text, text] as const;
const listSchema = v.pipe(
  text,
  v.transform(wellFormedJson),
  v.parseJson(),
  exactTuple([id, trackingNumber, time, text, ...names, day, day, text, file, file, file, file]),
  v.transform((list): unknown => ({
    id: list[0],
    trackingNumber: list[1],
    submissionDate: list[2],
    visaType: list[3],
    firstName: list[4],
    lastName: list[5],
    email: list[6],
    phone: list[7],
    nationality: list[8],
    passportNumber: list[9],
    dateOfBirth: list[10],
    travelDate: list[11],
    purpose: list[12],
    documents: {
      passportCopy: list[13],
      passportPhoto: list[14],
      flightBooking: list[15],
      hotelReservation: list[16],
    },
    status: 'Submitted',
  })),
  applicationType.schema,
);

/** Parses a list into an application with the status Submitted; `undefined` if it is invalid. */
export function unpackApplication(list: string): VisaApplication | undefined {
  const parsed = v.safeParse(listSchema, list);
  return parsed.success ? parsed.output : undefined;
}

/** An opened application and its list as it was sealed. */
export interface OpenedApplication {
  readonly application: VisaApplication;
  readonly list: string;
}

/** Opens an application code; `undefined` if it is damaged or sealed for another key. */
export async function openApplication(
  { bytes }: Code,
  key: CryptoKeyPair,
): Promise<OpenedApplication | undefined> {
  if (bytes.length > MAX_CODE_BYTES - CHECK_BYTES) return undefined;
  const [aad, sealed] = [bytes.slice(0, HEAD_BYTES), bytes.slice(HEAD_BYTES)];
  const packed = await unseal(sealed, key, { info: APPLICATION_INFO, aad });
  const inflated = packed && (await inflate(packed, MAX_LIST_BYTES));
  const list = inflated && fromUtf8(inflated);
  const application = list === undefined ? undefined : unpackApplication(list);
  return list === undefined || application === undefined ? undefined : { application, list };
}
