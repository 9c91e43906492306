import { checkDigit } from './checkDigit';
import { machineReadableLine, nameLine } from './machineReadable';

/** Capitals that Unicode does not decompose, as ICAO 9303, part 3, section 6 writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ẞ: 'SS',
  Ø: 'OE',
  Æ: 'AE',
  Œ: 'OE',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Þ: 'TH',
};

interface VisaTexts {
  /** One name alone stands first. */
  names: readonly [last: string, first: string];
  number: string;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
  /** The issuing office's own data. */
  more: string;
}

const checked = (text: string, width: number) => {
  const field = machineReadableLine(text, width);
  return field + checkDigit(field);
};

/** Both lines of a visa, whose last day is open (ICAO 9303-7, 4). */
export function visaLines({ names, number, birthDate, more }: VisaTexts): [string, string] {
  const letters = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('<<')
    .toUpperCase()
    .replace(/[ŁẞØÆŒĐÐĦÞ]/g, (letter) => LETTERS[letter] ?? letter);
  const birth = checked(birthDate.slice(2).replaceAll('-', ''), 6);
  const second = `${checked(number, 9)}UTO${birth}<${checked('', 6)}${more}`;
  return [nameLine(letters), machineReadableLine(second, 44)];
}
