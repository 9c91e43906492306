import { DOCUMENT_MIME_TYPES, MAX_DOCUMENT_BYTES } from '@/config';
import { formatDay, isCalendarDate, localDate } from '@/lib/dates';
import {
  APPLICANT_FIELDS,
  type ApplicantField,
  type ApplicationDocuments,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FileRecord,
} from '@/domain/application';
import { formatCount } from '@/lib/text/numbers';
import {
  answerLimit,
  type ApplicationForm,
  expiresTooEarly,
  OPTIONAL_DOCUMENTS,
  typedAnswer,
} from '@/domain/applicationForm';
import { emailAdvice, phoneAdvice } from '@/lib/text/contactDetails';
import { UNKNOWN_TYPE } from '@/domain/documentFile';
import { isTypoOf } from '@/engines/search';
import { adviceStrings } from './strings';
import { countryNames, isInList } from '@/domain/countries';
import { decisionBy, officeDay, officeDayLabel } from './decision';

/** Hints about unusual values, by field. Advice never blocks (SPEC section 5). */
export type Advice = Partial<Record<ApplicantField | DocumentKind, string>>;

/** What answers are checked against: the time, and the processing time on the visa's card. */
export interface Trip {
  readonly now: Date;
  readonly processing: string;
  /** `YYYY-MM-DD`, if it was read from the passport. */
  readonly passportExpiry?: string;
}

const OLDEST_AGE_YEARS = 120;
const ADULT_AGE_YEARS = 18;
/** The most common mail hosts, which are mistyped most often. */
const MAIL_HOSTS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];
const MEGABYTE = 1024 * 1024;
const DOCUMENT_EXTENSION = /\.(?:jpe?g|png|pdf)$/i;

const MISSING: Readonly<Partial<Record<DocumentKind, string>>> = adviceStrings.missing;

function nameAdvice(typed: string): string | undefined {
  if (!/\p{L}/u.test(typed) || /\p{Script=Latin}/u.test(typed)) return undefined;
  return adviceStrings.latinLetters;
}

function nationalityAdvice(typed: string): string | undefined {
  if (isInList(countryNames('en'), typed)) return undefined;
  return adviceStrings.nationality;
}

function passportNumberAdvice(typed: string): string | undefined {
  const compact = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^[a-z0-9]{6,9}$/i.test(compact) && /\d/.test(compact)) return undefined;
  return adviceStrings.passportNumber;
}

/** Advice that the host of a valid-looking address may be mistyped. */
function mailAdvice(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  // The first letter is rarely wrong; ymail.com and mail.com are real hosts.
  const meant = MAIL_HOSTS.find(
    (each) => host !== each && host[0] === each[0] && isTypoOf(host, each),
  );
  return emailAdvice(email) ?? (meant && adviceStrings.mailHost(meant, host));
}

const yearsBefore = (date: string, years: number) =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

function dateOfBirthAdvice(date: string, { now }: Trip): string | undefined {
  const today = localDate(now);
  if (!isCalendarDate(date)) return adviceStrings.unreadableDate;
  if (date === today) return adviceStrings.bornToday;
  if (date > today) return adviceStrings.bornLater;
  if (date < yearsBefore(today, OLDEST_AGE_YEARS)) return adviceStrings.tooOld(OLDEST_AGE_YEARS);
  return date > yearsBefore(today, ADULT_AGE_YEARS)
    ? adviceStrings.tooYoung(ADULT_AGE_YEARS)
    : undefined;
}

function travelDateAdvice(
  date: string,
  { now, processing, passportExpiry = '' }: Trip,
): string | undefined {
  if (!isCalendarDate(date)) return adviceStrings.unreadableDate;
  if (date < localDate(now)) return adviceStrings.travelPast;
  if (passportExpiry !== '' && expiresTooEarly(passportExpiry, date))
    return adviceStrings.passportExpires(formatDay(passportExpiry) ?? '');
  const decision = decisionBy(processing, now);
  return decision && date <= officeDay(decision)
    ? adviceStrings.late(officeDayLabel(decision))
    : undefined;
}

/** Advice about a document: it is missing, or its bytes are of another type than it says. */
export function documentAdvice(
  kind: DocumentKind,
  file: FileRecord | null,
  type = file?.type,
): string | undefined {
  if (file === null) return OPTIONAL_DOCUMENTS.has(kind) ? undefined : MISSING[kind];
  if (file.size === 0) return adviceStrings.emptyFile;
  const isKnownType =
    DOCUMENT_MIME_TYPES.some((known) => known === type?.toLowerCase()) ||
    DOCUMENT_EXTENSION.test(file.name);
  if (!isKnownType) return adviceStrings.otherType;
  if (file.size > MAX_DOCUMENT_BYTES) return adviceStrings.tooLarge(MAX_DOCUMENT_BYTES / MEGABYTE);
  if (type === UNKNOWN_TYPE) return adviceStrings.notItsType;
  return undefined;
}

/** The minimum length with a country code, without which a foreign number cannot be called. */
const LEAST_WITH_CODE = 11;

function applicantPhoneAdvice(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replace(/[^+\d]/g, '');
  const hasCode =
    /^(?:\+|00)/.test(digits) || (digits.length >= LEAST_WITH_CODE && digits[0] !== '0');
  return phoneAdvice(phone) ?? (hasCode ? undefined : adviceStrings.countryCode);
}

const ADVISERS: Partial<Record<ApplicantField, (value: string, trip: Trip) => string | undefined>> =
  {
    firstName: nameAdvice,
    lastName: nameAdvice,
    email: mailAdvice,
    phone: applicantPhoneAdvice,
    nationality: nationalityAdvice,
    passportNumber: passportNumberAdvice,
    dateOfBirth: dateOfBirthAdvice,
    travelDate: travelDateAdvice,
  };

/** Advice about one answer; none for an empty one. */
export function answerAdvice(name: ApplicantField, typed: string, trip: Trip): string | undefined {
  const limit = answerLimit(name);
  if (typed.length >= limit) return adviceStrings.full(formatCount(limit));
  const value = typedAnswer(name, typed);
  return value === '' ? undefined : ADVISERS[name]?.(value, trip);
}

/**
 * Advice about an application: none for empty fields, except for a missing passport copy or photo.
 */
export function applicationAdvice(
  form: ApplicationForm,
  documents: ApplicationDocuments,
  trip: Trip,
): Advice {
  const advice: Advice = {};
  const note = (name: keyof Advice, text: string | undefined) => {
    if (text !== undefined) advice[name] = text;
  };
  for (const name of APPLICANT_FIELDS) note(name, answerAdvice(name, form[name], trip));
  for (const kind of DOCUMENT_KINDS) note(kind, documentAdvice(kind, documents[kind]));
  return advice;
}

/** What the office needs from every application. */
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
