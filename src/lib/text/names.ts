import { fold } from './fold.ts';

const APOSTROPHES = /['`\u00B4\u2018\u2019\u02BC\u2032]/g;

/** The ways to transliterate letters in passports: expanded, with XX, and without the diacritic. */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' },
  { ä: 'ae', å: 'aa', ñ: 'nxx', ö: 'oe', ø: 'oe', ü: 'uxx' },
  {},
];

/**
 * The ways in which a passport may write a name in its machine-readable lines (ICAO 9303-3, section
 * 6), the usual one first: in lower case, without accents and apostrophes, with one space between
 * words and for each hyphen.
 */
export const nameLines = (name: string): [string, ...string[]] => {
  const composed = name.normalize('NFC').toLowerCase().replace(APOSTROPHES, '');
  const lines = SPELLINGS.map((spelling) =>
    fold(composed.replace(/[äåñöøü]/g, (letter) => spelling[letter] ?? letter))
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
  return [lines[0] ?? '', ...new Set(lines.slice(1))];
};

const together = (line: string) => line.replaceAll(' ', '');
const inAnyOrder = (line: string) => line.split(' ').toSorted().join('');

/**
 * Whether a passport may write two names in the same way.
 * @param isEither whether the order of words does not matter
 */
export function isSameName(one: string, other: string, isEither = false): boolean {
  const keysOf = (name: string) => {
    const lines = nameLines(name);
    return [...lines.map(together), ...(isEither ? lines.map(inAnyOrder) : [])];
  };
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}
