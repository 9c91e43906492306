import { checkDigit } from '@/lib/text/checkDigit';

export const LINE_LENGTH = 44;

/** Where a field of line 2 stands, and after it its check digit (ICAO 9303-4, 4.2.2). */
export const CHECKED = {
  number: [0, 9],
  birth: [13, 19],
  expiry: [21, 27],
  personal: [28, 42],
} as const;
export type CheckedField = keyof typeof CHECKED;

/** What the composite check digit, the last sign of line 2, is computed from. */
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

/** `true` where a field may be offered. */
export interface MrzConfidence {
  number: boolean;
  birth: boolean;
  expiry: boolean;
  names: boolean;
  nationality: boolean;
  sex: boolean;
}

export interface MrzReading {
  lines: [string, string];
  fields: MrzFields;
  confidence: MrzConfidence;
}

/** Whether YYMMDD is a day of the calendar, in a year 20YY. */
export function isDay(text: string): boolean {
  const [year = NaN, month = NaN, day = NaN] = (text.match(/\d\d/g) ?? []).map(Number);
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const words = (text: string) => text.replaceAll('<', ' ').trim();

export function fieldsOf([first, second]: readonly [string, string]): MrzFields {
  const [surname = '', given = ''] = first.slice(5).split(/<<(.*)/);
  return {
    surname: words(surname),
    given: words(given).replaceAll(/ +/g, ' '),
    number: second.slice(0, 9).replaceAll('<', ''),
    nationality: second.slice(10, 13),
    birth: second.slice(13, 19),
    expiry: second.slice(21, 27),
    sex: second.slice(20, 21),
  };
}

/** What both lines say that were typed or pasted; undefined for any other text. */
export function typedReading(text: string): MrzReading | undefined {
  const typed = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^P[A-Z<]{43}[A-Z\d<]{44}$/.test(typed)) return undefined;
  const lines: [string, string] = [typed.slice(0, LINE_LENGTH), typed.slice(LINE_LENGTH)];
  const fields = fieldsOf(lines);
  const isRight = ([from, to]: readonly [number, number]) =>
    checkDigit(lines[1].slice(from, to)) === lines[1][to];
  const isWhole = checkDigit(compositeText(lines[1])) === lines[1][43];
  return {
    lines,
    fields,
    confidence: {
      number: isRight(CHECKED.number),
      birth: isRight(CHECKED.birth) && isDay(fields.birth),
      expiry: isRight(CHECKED.expiry) && isDay(fields.expiry),
      names: isWhole,
      nationality: isWhole,
      sex: isWhole,
    },
  };
}
