import * as v from 'valibot';
import type { CollectionType } from './contentType';
import { field, fieldOf } from './schema';

/** The kinds of document that an application may carry, in the wizard's order (SPEC section 3). */
export const DOCUMENT_KINDS = [
  'passportCopy',
  'passportPhoto',
  'flightBooking',
  'hotelReservation',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  passportCopy: 'Passport Copy',
  passportPhoto: 'Passport Photo',
  flightBooking: 'Flight Booking',
  hotelReservation: 'Hotel Reservation',
};
export const OPTIONAL_DOCUMENTS: ReadonlySet<DocumentKind> = new Set([
  'flightBooking',
  'hotelReservation',
]);

const fileRecordSchema = v.object({
  name: field.text,
  size: fieldOf((said) => (typeof said === 'number' ? said : 0), 0),
  type: field.text,
});
/** What localStorage keeps of an uploaded file; `size` in bytes. */
export type FileRecord = v.InferOutput<typeof fileRecordSchema>;

/** An object without name and size, such as `{}`, is an empty place too. */
const fileRecord = v.fallback(
  v.pipe(
    fileRecordSchema,
    v.transform((file) => (file.name === '' && file.size === 0 ? null : file)),
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

/** What the applicant fills in, in the order of the steps. Dates are `YYYY-MM-DD`. */
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

export const APPLICANT_LABELS: Readonly<Record<ApplicantField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  nationality: 'Nationality',
  passportNumber: 'Passport Number',
  dateOfBirth: 'Date of Birth',
  travelDate: 'Travel Date',
  purpose: 'Purpose of Visit',
};

const schema = v.looseObject({
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

export const applications: CollectionType<VisaApplication> = {
  kind: 'collection',
  key: 'visaApplications',
  schema,
};

/** What the wizard holds before submission. */
export interface ApplicationForm extends Record<ApplicantField, string> {
  visaType: string;
}

/** First name and last name; empty where neither was given. */
export function applicantName({
  firstName,
  lastName,
}: Pick<ApplicationForm, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Only the record: of a browser's own `File` nothing would be left in storage. */
function fileRecordOf(file: FileRecord | null): FileRecord | null {
  return file === null ? null : { name: file.name, size: file.size, type: file.type };
}

/** A form that nobody has begun to fill in. */
export const BLANK_FORM: ApplicationForm = {
  visaType: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  nationality: '',
  passportNumber: '',
  dateOfBirth: '',
  travelDate: '',
  purpose: '',
};

/** The application that a submission stores, with status Submitted (SPEC section 4). */
export function newApplication(
  form: ApplicationForm,
  documents: ApplicationDocuments,
  { id, trackingNumber, now }: { id: string; trackingNumber: string; now: Date },
): VisaApplication {
  return {
    id,
    trackingNumber,
    visaType: form.visaType,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    nationality: form.nationality,
    passportNumber: form.passportNumber,
    dateOfBirth: form.dateOfBirth,
    travelDate: form.travelDate,
    purpose: form.purpose,
    documents: {
      passportCopy: fileRecordOf(documents.passportCopy),
      passportPhoto: fileRecordOf(documents.passportPhoto),
      flightBooking: fileRecordOf(documents.flightBooking),
      hotelReservation: fileRecordOf(documents.hotelReservation),
    },
    status: 'Submitted',
    submissionDate: now.toISOString(),
  };
}
