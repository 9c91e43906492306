import { nameLines } from './fold';

/**
 * The characters of machine-readable lines (ICAO 9303-3, 4.3): the filler, then by check digit
 * value.
 */
export const CHARACTERS = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const WEIGHTS = [7, 3, 1];

/**
 * What a character adds to a check digit: its value times its place's weight (ICAO 9303-3, 4.9).
 */
const digitShare = (character: string, place: number): number =>
  Math.max(0, CHARACTERS.indexOf(character) - 1) * (WEIGHTS[place % 3] ?? 0);

export function checkDigit(text: string): string {
  const sum = Array.from(text).reduce(
    (total, character, place) => total + digitShare(character, place),
    0,
  );
  return String(sum % 10);
}

const WIDTH = 44;

/**
 * A line like a passport's machine-readable zone: exactly `width` characters of A-Z, 0-9 and '<'.
 * Accents and apostrophes are dropped, other runs become one '<'.
 */
export function machineReadableLine(text: string, width: number): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'`\u2018\u2019\u02BC]/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]+/g, '<')
    .padEnd(width, '<')
    .slice(0, width);
}

/**
 * A visa's line of names, without digits. The state is Utopia (UTO), the standard's own for
 * specimens. Names without Latin letters, as in Arabic, are replaced by the site's name.
 */
export function nameLine(names: string): string {
  const latin = machineReadableLine(/[a-z]/i.test(names) ? names : 'Dubai Visa', WIDTH);
  return machineReadableLine(`V<UTO${latin.replace(/<?\d+/g, '').replace(/^<+/, '')}`, WIDTH);
}

interface VisaTexts {
  /** If one is empty, the other stands alone. */
  names: readonly [last: string, first: string];
  number: string;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
  /** Optional data of the issuing office. */
  more: string;
}

const checked = (text: string, width: number) => {
  const field = machineReadableLine(text, width);
  return field + checkDigit(field);
};

/** Both lines of a visa without an expiry date (ICAO 9303-7, 4). */
export function visaLines({ names, number, birthDate, more }: VisaTexts): [string, string] {
  const letters = names
    .map((name) => nameLines(name)[0])
    .filter((name) => name !== '')
    .join('<<');
  const birth = checked(birthDate.slice(2).replaceAll('-', ''), 6);
  const second = `${checked(number, 9)}UTO${birth}<${checked('', 6)}${more}`;
  return [nameLine(letters), machineReadableLine(second, 44)];
}
