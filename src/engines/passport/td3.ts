import { checkDigit } from '@/lib/text/machineReadable';
import { isCalendarDate } from '@/lib/dates';

/** Characters per line; small visas have fewer (ICAO 9303-7, 5). */
export const LINE_LENGTH = 44;
export const SHORT_LENGTH = 36;

/** Ranges of the fields of line 2 that a check digit follows (ICAO 9303-4, 4.2.2). */
export const CHECKED = {
  number: [0, 9],
  birth: [13, 19],
  expiry: [21, 27],
  personal: [28, 42],
} as const;

/** The input of the composite check digit, which is the last character of line 2. */
export const compositeText = (line: string): string =>
  line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43);

/** The texts as in the lines: dates as YYMMDD, fillers removed from number and names. */
export interface MrzFields {
  surname: string;
  given: string;
  number: string;
  nationality: string;
  birth: string;
  expiry: string;
  sex: string;
}

export interface MrzReading {
  lines: [string, string];
  fields: MrzFields;
  /** Whether a field may be offered to the applicant; never for a visa. */
  confidence: Record<'number' | 'birth' | 'expiry' | 'names' | 'nationality' | 'sex', boolean>;
}

/** YYMMDD as `YYYY-MM-DD`. */
export const dateOf = (yymmdd: string, century: 19 | 20): string =>
  `${century}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`;

const words = (text: string) => text.replaceAll(/<+/g, ' ').trim();

export function fieldsOf([first, second]: readonly [string, string]): MrzFields {
  const [surname = '', given = ''] = first.slice(5).split(/<<(.*)/);
  return {
    surname: words(surname),
    given: words(given),
    number: second.slice(0, 9).replaceAll('<', ''),
    nationality: second.slice(10, 13),
    birth: second.slice(13, 19),
    expiry: second.slice(21, 27),
    sex: second.slice(20, 21),
  };
}

/** Required lead over all other characters, in natural logarithms; measured, do not lower. */
const LEAD = { checked: 0.5, name: 3, nationality: 3, foreign: 4, sex: 3 };

/** Whether all characters from one place of a line to another lead the others by this much. */
type IsClear = (line: 0 | 1, from: number, to: number, lead: number) => boolean;

/** A single name may be given as the second one. */
const isName = (text: string) => /^(?:<<)?[A-Z]/.test(text) && !/<<<[A-Z]/.test(text);

/** A visa has a passport's fields at the same places, but no personal number and no composite digit. */
export const isVisa = (firstLine: string): boolean => firstLine.startsWith('V');

/** What two lines prove; undefined if nothing, or if a check digit of a visa is wrong. */
export function readingOf(
  lines: [string, string],
  isClear: IsClear,
  isSure: (field: readonly [number, number], isClearField: boolean) => boolean,
): MrzReading | undefined {
  const [first, second] = lines;
  const fields = fieldsOf(lines);
  const isRight = ([from, to]: readonly [number, number]) =>
    checkDigit(second.slice(from, to)) === second[to] &&
    isSure([from, to], isClear(1, from, to + 1, LEAD.checked));
  const isDay = (yymmdd: string) => isCalendarDate(dateOf(yymmdd, 20));
  const number = isRight(CHECKED.number) && fields.number !== '';
  const [isBirthRight, isExpiryRight] = [isRight(CHECKED.birth), isRight(CHECKED.expiry)];
  const isPassport = !isVisa(first);
  const birth = isPassport && isBirthRight && isDay(fields.birth);
  const expiry = isPassport && isExpiryRight && isDay(fields.expiry);
  const isWhole = isPassport && checkDigit(compositeText(second)) === second[43];
  const lead = fields.nationality === first.slice(2, 5) ? LEAD.nationality : LEAD.foreign;
  const confidence = {
    number: isPassport && number,
    birth,
    expiry,
    names: birth && expiry && isName(first.slice(5)) && isClear(0, 5, LINE_LENGTH, LEAD.name),
    nationality: isWhole && birth && expiry && isClear(1, 10, 13, lead),
    sex: isWhole && isClear(1, 20, 21, LEAD.sex),
  };
  const isProved = isPassport
    ? Object.values(confidence).includes(true)
    : number && isBirthRight && isExpiryRight;
  return isProved ? { lines, fields, confidence } : undefined;
}

/** Undoes what text recognition makes of fillers; « may be one or two of them. */
const withFillers = (text: string, guillemet: string) =>
  text.replaceAll('&LT;', '<').replaceAll('‹', '<').replaceAll('«', guillemet);

const LINES = /^(?:[PV][A-Z<]{43}[A-Z\d<]{44}|V[A-Z<]{35}[A-Z\d<]{36})$/;

/** Reads both lines as typed or pasted; undefined if they prove nothing. */
export function typedReading(text: string): MrzReading | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const typed = ['<<', '<']
    .map((guillemet) => withFillers(plain, guillemet))
    .find((lines) => LINES.test(lines));
  if (typed === undefined) return undefined;
  const half = typed.length / 2;
  const lines: [string, string] = [typed.slice(0, half), typed.slice(half)];
  const isWhole = checkDigit(compositeText(lines[1])) === lines[1][43];
  return readingOf(
    lines,
    (line) => line === 1 || isWhole,
    () => true,
  );
}
