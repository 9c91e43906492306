import codes from 'country-to-iso/data/iso-alpha-2-to-3.json';
import { dateOf, isVisa, type MrzReading } from '@/engines/passport/td3';
import { expiresTooEarly } from '@/domain/applicationForm';
import { shownNationality } from '@/domain/nationality';
import { isSameName, nameLines } from '@/lib/text/fold';
import { formatDay, isCalendarDate } from '@/lib/dates';

/** In the order of the form. */
const PASSPORT_FIELDS = [
  'firstName',
  'lastName',
  'nationality',
  'passportNumber',
  'dateOfBirth',
] as const;
export type PassportField = (typeof PASSPORT_FIELDS)[number];

/** The answers that a passport gives, in the format of the form. */
export type PassportAnswers = Partial<Record<PassportField, string>>;

/** Codes that are not of ISO 3166 (ICAO 9303-3, 5); those that begin with GB are all British. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  'D<<': 'DE',
  RKS: 'XK',
};

function countryOf(code: string): string | undefined {
  const region = code.startsWith('GB')
    ? 'GB'
    : (OTHER_CODES[code] ?? Object.entries(codes).find(([, three]) => three === code)?.[0]);
  return region && new Intl.DisplayNames('en', { type: 'region' }).of(region);
}

const capitalised = (name: string) =>
  name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

export interface PassportReading {
  /** If so, none of the answers is offered. */
  isVisa: boolean;
  answers: PassportAnswers;
  /** `YYYY-MM-DD`. */
  expiry: string | undefined;
  /** Whether the names fill their line and may be cut. */
  isCut: boolean;
  /** Whether something could not be read with certainty. */
  isPartial: boolean;
}

/** What can be offered from a passport that was read. @param today `YYYY-MM-DD` */
export function passportReading(
  { lines, fields, confidence }: MrzReading,
  today: string,
): PassportReading {
  const recent = dateOf(fields.birth, 20);
  const answers = {
    firstName: confidence.names && capitalised(fields.given),
    lastName: confidence.names && capitalised(fields.surname),
    nationality: confidence.nationality && countryOf(fields.nationality),
    passportNumber: confidence.number && fields.number,
    dateOfBirth: confidence.birth && (recent > today ? dateOf(fields.birth, 19) : recent),
  };
  return {
    isVisa: isVisa(lines[0]),
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)),
    expiry: confidence.expiry ? dateOf(fields.expiry, 20) : undefined,
    isCut: confidence.names && !lines[0].endsWith('<'),
    isPartial: Object.values(answers).includes(false) || answers.nationality === undefined,
  };
}

type Typed = Readonly<Record<PassportField, string>>;

const plain = (answer: string) => answer.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether an answer agrees with the passport, as far as its two lines can tell. */
function agrees(name: PassportField, { answers, isCut }: PassportReading, typed: Typed): boolean {
  const answer = answers[name] ?? '';
  if (name !== 'firstName' && name !== 'lastName') return plain(answer) === plain(typed[name]);
  const both = (names: PassportAnswers) => `${names.firstName ?? ''} ${names.lastName ?? ''}`;
  // Someone with a single name may have typed it in either field.
  const isOne = answers.firstName === undefined || answers.lastName === undefined;
  if (isOne && isSameName(both(answers), both(typed))) return true;
  const [said] = nameLines(answer);
  const isBeginning = isCut && nameLines(typed[name]).some((line) => line.startsWith(said));
  return isSameName(answer, typed[name]) || isBeginning;
}

/** The passport's answers that the form lacks or has otherwise. */
export const passportDifferences = (
  passport: PassportReading,
  typed: Typed,
): [PassportField, string][] =>
  PASSPORT_FIELDS.flatMap((name) => {
    const answer = passport.answers[name];
    return answer === undefined || agrees(name, passport, typed)
      ? []
      : [[name, answer] satisfies [PassportField, string]];
  });

/** Whether a passport is probably someone else's: the last name and another key answer differ. */
export function isOtherPerson(passport: PassportReading, typed: Typed): boolean {
  const differing = new Set(
    passportDifferences(passport, typed).flatMap(([name]) => (typed[name] === '' ? [] : [name])),
  );
  return (
    differing.has('lastName') &&
    ['firstName' as const, 'passportNumber' as const, 'dateOfBirth' as const].some((name) =>
      differing.has(name),
    )
  );
}

/** Formats an answer for display. */
export function shownAnswer(name: PassportField, answer: string): string {
  if (name === 'nationality') return shownNationality(answer);
  return (name === 'dateOfBirth' && formatDay(answer)) || answer;
}

/** Whether a passport has expired, or expires within six months of the trip. */
export function expiryProblem(
  expiry: string,
  today: string,
  travelDate: string,
): 'expired' | 'soon' | undefined {
  if (expiry < today) return 'expired';
  const trip = isCalendarDate(travelDate) && travelDate >= today ? travelDate : today;
  return expiresTooEarly(expiry, trip) ? 'soon' : undefined;
}
