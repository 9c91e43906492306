import { DOCUMENT_MIME_TYPES, MAX_DOCUMENT_BYTES } from '@/config';
import { isCalendarDate, localDate } from '@/lib/time/dates';
import {
  APPLICANT_FIELDS,
  type ApplicantField,
  type ApplicationDocuments,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
} from '@/domain/application';
import { type ApplicationForm, OPTIONAL_DOCUMENTS, typedAnswer } from '@/domain/applicationForm';
import { emailAdvice, phoneAdvice } from '@/domain/contactDetails';
import { UNKNOWN_TYPE } from '@/domain/documentFile';
import { LANGUAGE } from '@/lib/browser/language';
import { countryNames, isInList } from './countries';

/** Hints about unusual values, by field. Advice never blocks (SPEC section 5). */
export type Advice = Partial<Record<ApplicantField | DocumentKind, string>>;

const OLDEST_AGE_YEARS = 120;
const MEGABYTE = 1024 * 1024;
const DOCUMENT_EXTENSION = /\.(?:jpe?g|png|pdf)$/i;

const MISSING_DOCUMENT: Readonly<Partial<Record<DocumentKind, string>>> = {
  passportCopy: 'No passport copy yet. You can submit without it and bring it to the office.',
  passportPhoto: 'No photo yet. You can submit without it and bring it to the office.',
};

function nameAdvice(typed: string): string | undefined {
  if (!/\p{L}/u.test(typed) || /\p{Script=Latin}/u.test(typed)) return undefined;
  return 'Passports also print the name in Latin letters. Please write it here in the same way.';
}

function nationalityAdvice(typed: string): string | undefined {
  if (isInList(countryNames(LANGUAGE), typed)) return undefined;
  return 'Not in the list. Please choose the country that issued your passport, if you find it.';
}

function passportNumberAdvice(typed: string): string | undefined {
  const compact = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^[a-z0-9]{6,9}$/i.test(compact) && /\d/.test(compact)) return undefined;
  return 'Most passport numbers have 6 to 9 letters and digits. Please compare it with your passport.';
}

function dateOfBirthAdvice(date: string, today: string): string | undefined {
  if (!isCalendarDate(date)) return 'We cannot read this date.';
  if (date === today) return 'This is today’s date. Please enter your date of birth.';
  if (date > today) return 'This date of birth is in the future. Please check the year.';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_AGE_YEARS}${today.slice(4)}`;
  if (date < oldest)
    return `This is more than ${OLDEST_AGE_YEARS} years ago. Please check the year.`;
  return undefined;
}

function travelDateAdvice(date: string, today: string): string | undefined {
  if (!isCalendarDate(date)) return 'We cannot read this date.';
  return date < today ? 'This travel date has passed. Please check it.' : undefined;
}

/** Advice about a document, or that it is missing. */
export function documentAdvice(kind: DocumentKind, file: FileRecord | null): string | undefined {
  if (file === null) return OPTIONAL_DOCUMENTS.has(kind) ? undefined : MISSING_DOCUMENT[kind];
  if (file.size === 0) return 'This file is empty. Please choose one that opens.';
  const isKnownType =
    DOCUMENT_MIME_TYPES.some((type) => type === file.type.toLowerCase()) ||
    DOCUMENT_EXTENSION.test(file.name);
  if (!isKnownType) return 'This is not a JPG, PNG or PDF. We may not be able to open it.';
  if (file.size > MAX_DOCUMENT_BYTES)
    return `This file is larger than ${MAX_DOCUMENT_BYTES / MEGABYTE} MB. A smaller copy is safer.`;
  if (file.type === UNKNOWN_TYPE)
    return 'This file is named JPG, PNG or PDF but contains something else. We may not be able to open it.';
  return undefined;
}

const ADVISERS: Partial<
  Record<ApplicantField, (value: string, today: string) => string | undefined>
> = {
  firstName: nameAdvice,
  lastName: nameAdvice,
  email: emailAdvice,
  phone: phoneAdvice,
  nationality: nationalityAdvice,
  passportNumber: passportNumberAdvice,
  dateOfBirth: dateOfBirthAdvice,
  travelDate: travelDateAdvice,
};

/** Advice about one answer; none for an empty one. `today` is `YYYY-MM-DD`. */
export function answerAdvice(
  name: ApplicantField,
  typed: string,
  today: string,
): string | undefined {
  const value = typedAnswer(name, typed);
  return value === '' ? undefined : ADVISERS[name]?.(value, today);
}

/**
 * Advice about an application: none for empty fields, but for a missing passport copy or photo.
 * Dates are compared with the local day of `now`.
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
  for (const name of APPLICANT_FIELDS) note(name, answerAdvice(name, form[name], today));
  for (const kind of DOCUMENT_KINDS) note(kind, documentAdvice(kind, documents[kind]));
  return advice;
}

/** What the office needs of every application. */
export type Essential = 'contact' | 'name' | 'documents';

/** The essentials that an application lacks; they do not block it. */
export function missingEssentials(
  form: ApplicationForm,
  documents: ApplicationDocuments,
): Essential[] {
  const isBlank = (name: ApplicantField) => typedAnswer(name, form[name]) === '';
  const missing: Essential[] = [];
  if (isBlank('email') && isBlank('phone')) missing.push('contact');
  if (isBlank('firstName') && isBlank('lastName')) missing.push('name');
  if (DOCUMENT_KINDS.every((kind) => documents[kind] === null)) missing.push('documents');
  return missing;
}
