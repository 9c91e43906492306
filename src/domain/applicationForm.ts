import type {
  ApplicantField,
  ApplicationDocuments,
  DocumentKind,
  FileRecord,
  VisaApplication,
} from './application';

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

/** The wizard's values before submission. */
export interface ApplicationForm extends Record<ApplicantField, string> {
  visaType: string;
}

/** First and last name; empty if neither was given. */
export function applicantName({
  firstName,
  lastName,
}: Pick<ApplicationForm, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** A plain object: JSON.stringify turns a browser's `File` into `{}`. */
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
