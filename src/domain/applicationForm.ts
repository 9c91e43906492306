import {
  type ApplicantField,
  type ApplicationDocuments,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
  type VisaApplication,
} from './application.ts';
import { typedText, typedValue } from '@/lib/text/typed';

export const OPTIONAL_DOCUMENTS: ReadonlySet<DocumentKind> = new Set([
  'flightBooking',
  'hotelReservation',
]);

/** The required documents without a file record. */
export const missingDocuments = (documents: ApplicationDocuments): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => documents[kind] === null && !OPTIONAL_DOCUMENTS.has(kind));

/** The wizard's values before submission. */
export interface ApplicationForm extends Record<ApplicantField, string> {
  visaType: string;
}

/** Fields that hold numbers, codes or addresses. */
const VALUES: ReadonlySet<ApplicantField> = new Set(['email', 'phone', 'passportNumber']);

/** Normalises an answer, before it is validated and stored. */
export function typedAnswer(name: ApplicantField, typed: string): string {
  return VALUES.has(name) ? typedValue(typed) : typedText(typed);
}

const MAX_ANSWER_LENGTH = 500;
const MAX_PURPOSE_LENGTH = 2000;
/** Maximum length of an answer, in UTF-16 code units, so that the application fits a hand-over. */
export const answerLimit = (name: ApplicantField): number =>
  name === 'purpose' ? MAX_PURPOSE_LENGTH : MAX_ANSWER_LENGTH;

/** First and last name; empty if neither was given. */
export function applicantName({
  firstName,
  lastName,
}: Pick<ApplicationForm, 'firstName' | 'lastName'>): string {
  return typedText(`${typedText(firstName)} ${typedText(lastName)}`);
}

/** A plain object: JSON.stringify turns a browser's `File` into `{}`. */
function fileRecordOf(file: FileRecord | null): FileRecord | null {
  return file === null ? null : { name: file.name, size: file.size, type: file.type };
}

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
  const typed = (name: ApplicantField) => typedAnswer(name, form[name]);
  return {
    id,
    trackingNumber,
    visaType: form.visaType,
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phone: typed('phone'),
    nationality: typed('nationality'),
    passportNumber: typed('passportNumber'),
    dateOfBirth: typed('dateOfBirth'),
    travelDate: typed('travelDate'),
    purpose: typed('purpose'),
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

/** A passport must be valid for this long after the day of travel. */
const VALID_MONTHS = 6;

/** Whether a passport expires too early for a trip; both `YYYY-MM-DD`. */
export function expiresTooEarly(expiry: string, travelDate: string): boolean {
  const limit = new Date(`${travelDate}T00:00:00Z`);
  const day = limit.getUTCDate();
  limit.setUTCMonth(limit.getUTCMonth() + VALID_MONTHS);
  // In a shorter month, the limit is its last day.
  if (limit.getUTCDate() !== day) limit.setUTCDate(0);
  return expiry < limit.toISOString().slice(0, 10);
}
