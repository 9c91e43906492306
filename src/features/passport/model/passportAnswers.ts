import codes from 'country-to-iso/data/iso-alpha-2-to-3.json';
import type { MrzReading } from '@/engines/passport/td3';
import { expiresTooEarly } from '@/domain/applicationForm';
import { formatDay, isCalendarDate } from '@/lib/time/dates';
import { LANGUAGE } from '@/config';

/** What a passport says, as the form writes it. */
export interface PassportAnswers {
  passportNumber?: string;
  dateOfBirth?: string;
  firstName?: string;
  lastName?: string;
  nationality?: string;
}
export type PassportField = keyof PassportAnswers;

/** Codes that are not of ISO 3166 (ICAO 9303-3, 5). */
const OTHER_CODES: Readonly<Record<string, string>> = {
  'D<<': 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
};

function countryOf(code: string): string | undefined {
  const region =
    OTHER_CODES[code] ?? Object.entries(codes).find(([, three]) => three === code)?.[0];
  return region && new Intl.DisplayNames(LANGUAGE, { type: 'region' }).of(region);
}

const dateOf = (yymmdd: string, century: number) =>
  `${century}${yymmdd.replace(/(..)(..)(..)/, '$1-$2-$3')}`;

const capitalised = (name: string) =>
  name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Years that a passport may be valid for from today, at most. */
const LONGEST_VALIDITY_YEARS = 20;

export interface PassportReading {
  answers: PassportAnswers;
  /** `YYYY-MM-DD`. */
  expiry: string | undefined;
  /** Whether the names fill their line and may be cut. */
  isCut: boolean;
  /** Whether something could not be read with certainty. */
  isPartial: boolean;
}

/** What may be offered of a passport that was read. @param today `YYYY-MM-DD` */
export function passportReading(
  { lines, fields, confidence }: MrzReading,
  today: string,
): PassportReading {
  const [recent, earlier] = [dateOf(fields.birth, 20), dateOf(fields.birth, 19)];
  const birth = recent > today ? earlier : recent;
  const late = dateOf(fields.expiry, 20);
  const isLong = Number(late.slice(0, 4)) > Number(today.slice(0, 4)) + LONGEST_VALIDITY_YEARS;
  const expiry = isLong ? dateOf(fields.expiry, 19) : late;
  const nationality = confidence.nationality ? countryOf(fields.nationality) : undefined;
  const answers: PassportAnswers = {
    ...(confidence.names && {
      firstName: capitalised(fields.given),
      lastName: capitalised(fields.surname),
    }),
    ...(nationality !== undefined && { nationality }),
    ...(confidence.number && { passportNumber: fields.number }),
    ...(confidence.birth && isCalendarDate(birth) && { dateOfBirth: birth }),
  };
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')),
    expiry: confidence.expiry && isCalendarDate(expiry) ? expiry : undefined,
    isCut: confidence.names && !lines[0].endsWith('<'),
    isPartial: !(confidence.number && confidence.birth && confidence.names) || !nationality,
  };
}

const plain = (answer: string) => answer.replaceAll(/[\s-]/g, '').toLowerCase();

/** The answers that a passport lacks or has otherwise, whatever their capitals and blanks. */
export const passportDifferences = (
  answers: PassportAnswers,
  typed: Readonly<Record<PassportField, string>>,
): [PassportField, string][] =>
  PASSPORT_FIELDS.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined || plain(answer) === plain(typed[name])
      ? []
      : [[name, answer] satisfies [PassportField, string]];
  });

/** In the order of the form. */
const PASSPORT_FIELDS = [
  'firstName',
  'lastName',
  'nationality',
  'passportNumber',
  'dateOfBirth',
] as const;

/** An answer as people read it. */
export const shownAnswer = (name: PassportField, answer: string): string =>
  (name === 'dateOfBirth' && formatDay(answer)) || answer;

/** Whether a passport has expired, or does so less than six months after a day. */
export function expiryProblem(
  expiry: string,
  today: string,
  travelDate: string,
): 'expired' | 'soon' | undefined {
  if (expiry < today) return 'expired';
  const trip = isCalendarDate(travelDate) && travelDate >= today ? travelDate : today;
  return expiresTooEarly(expiry, trip) ? 'soon' : undefined;
}
