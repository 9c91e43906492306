import { machineReadableLine } from './machineReadable';

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

/** The line of names of a visa; one name alone stands first. */
export function visaNameLine(lastName: string, firstName: string, width: number): string {
  const names = [lastName, firstName].map((name) => name.trim()).filter((name) => name !== '');
  const letters = names
    .join('<<')
    .toUpperCase()
    .replace(/[ŁẞØÆŒĐÐĦÞ]/g, (letter) => LETTERS[letter] ?? letter);
  return machineReadableLine(`V<ARE${letters}`, width);
}
