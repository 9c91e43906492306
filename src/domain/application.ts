import * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

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
