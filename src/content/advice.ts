import { DOCUMENT_MIME_TYPES, MAX_DOCUMENT_BYTES } from '../config';
import { toAsciiDigits } from '../lib/digits';
import { isCalendarDate, localDate } from '../lib/localDate';
import {
  type ApplicantField,
  type ApplicationDocuments,
  type ApplicationForm,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
  OPTIONAL_DOCUMENTS,
} from './application';

/** A plain note on what looks odd, by field. Advice never blocks (SPEC section 5). */
export type Advice = Partial<Record<ApplicantField | DocumentKind, string>>;

const OLDEST_AGE_YEARS = 120;
const MEGABYTE = 1024 * 1024;
const DOCUMENT_EXTENSION = /\.(?:jpe?g|png|pdf)$/i;

const MISSING_DOCUMENT: Readonly<Partial<Record<DocumentKind, string>>> = {
  passportCopy: 'No passport copy yet. You can submit without it, but we will ask you for it.',
  passportPhoto: 'No photo yet. You can submit without it, but we will ask you for it.',
};

function passportNumberAdvice(typed: string): string | undefined {
  const compact = toAsciiDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '');
  if (/^[a-z0-9]{6,9}$/i.test(compact) && /\d/.test(compact)) return undefined;
  return 'Most passport numbers have 6 to 9 letters and digits. Please compare it with your passport.';
}

/** What looks odd in an email address. */
export function emailAdvice(typed: string): string | undefined {
  if (/^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)*\.[^\s@,;.]{2,}$/.test(typed)) return undefined;
  return 'This does not look like an email address. It should read like name@example.com.';
}

/** What looks odd in a phone number. */
export function phoneAdvice(typed: string): string | undefined {
  const number = toAsciiDigits(typed.normalize('NFKC'));
  const digits = number.replace(/\D/g, '').length;
  if (/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(number) && digits >= 7 && digits <= 15)
    return undefined;
  return 'This does not look like a phone number. Add the country code, as in +971 50 000 0000.';
}

function dateOfBirthAdvice(date: string, today: string): string | undefined {
  if (!isCalendarDate(date)) return 'We cannot read this date.';
  if (date === today) return 'This is today. Please enter the date of birth.';
  if (date > today) return 'This date of birth is still to come. Please check the year.';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_AGE_YEARS}${today.slice(4)}`;
  if (date < oldest)
    return `This is more than ${OLDEST_AGE_YEARS} years ago. Please check the year.`;
  return undefined;
}

function travelDateAdvice(date: string, today: string): string | undefined {
  if (!isCalendarDate(date)) return 'We cannot read this date.';
  return date < today ? 'This travel date has passed. Please check it.' : undefined;
}

function documentAdvice(kind: DocumentKind, file: FileRecord | null): string | undefined {
  if (file === null) return OPTIONAL_DOCUMENTS.has(kind) ? undefined : MISSING_DOCUMENT[kind];
  if (file.size === 0) return 'This file is empty. Please choose it again.';
  const isKnownType =
    DOCUMENT_MIME_TYPES.some((type) => type === file.type.toLowerCase()) ||
    DOCUMENT_EXTENSION.test(file.name);
  if (!isKnownType) return 'This is not a JPG, PNG or PDF. We may not be able to open it.';
  if (file.size > MAX_DOCUMENT_BYTES)
    return `This file is larger than ${MAX_DOCUMENT_BYTES / MEGABYTE} MB. A smaller copy is safer.`;
  return undefined;
}

/**
 * What looks odd in an application, in plain words. Fields left empty say nothing; a missing
 * passport copy or photo does. Dates are compared with the local day of `now`.
 */
export function applicationAdvice(
  form: ApplicationForm,
  documents: ApplicationDocuments,
  now: Date,
): Advice {
  const today = localDate(now);
  const advice: Advice = {};
  const note = (name: keyof Advice, text: string | undefined) => {
    if (text !== undefined) advice[name] = text;
  };
  const check = (
    name: ApplicantField,
    advise: (value: string, today: string) => string | undefined,
  ) => {
    const value = form[name].trim();
    if (value !== '') note(name, advise(value, today));
  };
  check('email', emailAdvice);
  check('phone', phoneAdvice);
  check('passportNumber', passportNumberAdvice);
  check('dateOfBirth', dateOfBirthAdvice);
  check('travelDate', travelDateAdvice);
  for (const kind of DOCUMENT_KINDS) note(kind, documentAdvice(kind, documents[kind]));
  return advice;
}
