import * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';
import { TRACKING_DIGITS, TRACKING_PREFIX } from '@/config';
import { toAsciiDigits } from '@/lib/text/typed';

/**
 * The id of an application's party: stored in a field beside those of SPEC section 3, or for the
 * first traveller the application's own id.
 */
export function partyOf({ id, party }: VisaApplication): string {
  return typeof party === 'string' && party !== '' ? party : id;
}

/** All who travel with an application, itself included, in the order of their applications. */
export function travellers(
  application: VisaApplication,
  stored: readonly VisaApplication[],
): VisaApplication[] {
  const party = partyOf(application);
  const others = stored.filter((each) => each.id !== application.id && partyOf(each) === party);
  return [application, ...others].toSorted((one, other) =>
    one.submissionDate.localeCompare(other.submissionDate),
  );
}

/** The kinds of documents, in the wizard's order (SPEC section 3). */
export const DOCUMENT_KINDS = [
  'passportCopy',
  'passportPhoto',
  'flightBooking',
  'hotelReservation',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const isByteCount = (size: number): boolean => Number.isSafeInteger(size) && size >= 0;

const fileRecordSchema = v.object({
  name: field.text,
  size: v.fallback(v.pipe(v.number(), v.check(isByteCount)), 0),
  type: field.text,
});
/** An uploaded file in localStorage; `size` in bytes. */
export type FileRecord = v.InferOutput<typeof fileRecordSchema>;

/** An object without name and size, such as `{}`, also means no file. */
const fileRecord = v.fallback(
  v.pipe(
    v.nullable(fileRecordSchema),
    v.transform((file) => (file?.name === '' && file.size === 0 ? null : file)),
  ),
  null,
);
const documentsSchema = v.looseObject({
  passportCopy: fileRecord,
  passportPhoto: fileRecord,
  flightBooking: fileRecord,
  hotelReservation: fileRecord,
});
export type ApplicationDocuments = Record<DocumentKind, FileRecord | null>;

export const NO_DOCUMENTS: ApplicationDocuments = {
  passportCopy: null,
  passportPhoto: null,
  flightBooking: null,
  hotelReservation: null,
};

/** The applicant's fields in the order of the steps. Dates are `YYYY-MM-DD`. */
export const APPLICANT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'nationality',
  'passportNumber',
  'dateOfBirth',
  'travelDate',
  'purpose',
] as const;
export type ApplicantField = (typeof APPLICANT_FIELDS)[number];

const schema = recordSchema({
  id: field.identity,
  trackingNumber: field.text,
  visaType: field.text,
  firstName: field.text,
  lastName: field.text,
  email: field.text,
  phone: field.text,
  nationality: field.text,
  passportNumber: field.text,
  dateOfBirth: field.text,
  travelDate: field.text,
  purpose: field.text,
  documents: v.fallback(documentsSchema, NO_DOCUMENTS),
  status: field.text,
  submissionDate: field.text,
});

/** A submitted application (SPEC section 3); `visaType` is the id of a built-in option. */
export type VisaApplication = v.InferOutput<typeof schema>;

export const applicationType: CollectionType<VisaApplication, 'visaApplications'> = {
  kind: 'collection',
  key: 'visaApplications',
  schema,
};

const SPACE = 10 ** TRACKING_DIGITS;

/**
 * 'DV' and the last 6 digits of the time in milliseconds (SPEC section 9), or the next free number.
 * @throws RangeError if every number is taken
 */
export function nextTrackingNumber(now: Date, taken: ReadonlySet<string>): string {
  // The time is negative before 1970.
  const start = Math.abs(now.getTime()) % SPACE;
  for (let step = 0; step < SPACE; step += 1) {
    const digits = String((start + step) % SPACE).padStart(TRACKING_DIGITS, '0');
    const number = TRACKING_PREFIX + digits;
    if (!taken.has(number)) return number;
  }
  throw new RangeError('Every tracking number is taken.');
}

/** The letters and digits of a number in upper case, without separators. */
export function compactNumber(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();
}

/** Normalises a typed tracking number, such as `dv 123 456` or Arabic digits. */
export function normaliseTrackingNumber(typed: string): string {
  const compact = compactNumber(typed);
  if (/^\d+$/.test(compact)) return TRACKING_PREFIX + compact;
  // Only digits can follow `DV`, so O, I and L are misreadings; other text may be pasted along.
  const digits =
    /DV([\dOIL]{6})(?![\dOIL])/.exec(compact)?.[1] ??
    /(?<![\p{L}\d]|\d[\s-])\d{3}[\s-]?\d{3}(?![\p{L}\d]|[\s-]\d)/u
      .exec(toAsciiDigits(typed))?.[0]
      .replace(/[\s-]/, '');
  if (digits === undefined) return compact;
  return TRACKING_PREFIX + digits.replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Whether this is a complete, normalised tracking number. */
export function isTrackingNumber(number: string): boolean {
  return /^DV\d{6}$/.test(number);
}

/** Groups a tracking number for reading aloud: `DV 123 456`. */
export function formatTrackingNumber(number: string): string {
  return number.replace(/^(DV)(\d{3})(\d{3})$/, '$1 $2 $3');
}
