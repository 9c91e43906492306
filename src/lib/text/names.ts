import { fold } from './fold.ts';

const APOSTROPHES = /['`\u00B4\u2018\u2019\u02BC\u2032]/g;

/** How states write letters that have more than one spelling: long, with XX, and without the mark. */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' },
  { ä: 'ae', å: 'aa', ñ: 'nxx', ö: 'oe', ø: 'oe', ü: 'uxx' },
  {},
];

/**
 * How a name may stand in a passport's lines, in small letters, its words between single blanks
 * (ICAO 9303-3, section 6): without accents and apostrophes, hyphens as blanks. The usual one first.
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
 * Whether two names may stand in a passport in the same way.
 * @param isEither whether their words may be in any order
 */
export function isSameName(one: string, other: string, isEither = false): boolean {
  const keysOf = (name: string) => {
    const lines = nameLines(name);
    return [...lines.map(together), ...(isEither ? lines.map(inAnyOrder) : [])];
  };
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}
