import { toAsciiDigits, INVISIBLE_CHARACTERS } from './typed';
import * as v from 'valibot';

const scalar = v.union([v.string(), v.number(), v.boolean()]);

/**
 * A schema for a query parameter as text: the router reads `?number=123456` as a number, and
 * `?open=true` as a boolean.
 */
export const searchText = v.fallback(
  v.optional(
    v.pipe(
      v.union([scalar, v.instance(Array)]),
      // If a parameter occurs twice, the first one counts.
      v.transform((value): unknown => [value].flat()[0]),
      scalar,
      v.transform(String),
    ),
  ),
  undefined,
);

const BEYOND_ASCII = /[\u0080-\uFFFF]/;
/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and hamza. */
const MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g;
/** Characters that searches ignore, with tatweel and joiners, for a character class of a regex. */
const IGNORED_CHARACTERS = String.raw`\u0640\u200C\u200D${INVISIBLE_CHARACTERS}`;
// oxlint-disable-next-line regexes/linear -- a single class.
const IGNORED = new RegExp(`[${IGNORED_CHARACTERS}]`, 'g');
/** Spelling variants that Unicode does not decompose. */
const SAME: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
// oxlint-disable-next-line regexes/linear -- a single class.
const VARIANTS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g');

/**
 * Normalises a text for search: lower case, no accents, one form per Arabic letter, ASCII digits.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return toAsciiDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(MARKS, '')
    .replace(IGNORED, '')
    .replace(VARIANTS, (letter) => SAME[letter] ?? letter)
    .normalize('NFC');
}

/** Letters, digits, marks and invisible characters. */
// oxlint-disable-next-line regexes/linear -- a single class.
const WORD = new RegExp(String.raw`[\p{L}\p{N}\p{M}${IGNORED_CHARACTERS}]+`, 'gu');
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A folded word and its range in the text, in UTF-16 code units. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

let segmenter: Intl.Segmenter | undefined;

/** The folded words of a text; scripts without spaces are split by `Intl.Segmenter`. */
export function* wordsIn(text: string): Generator<Word, void> {
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!UNSPACED.test(run)) {
      yield word(run, index);
      continue;
    }
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    for (const { segment, index: within } of segmenter.segment(run))
      yield word(segment, index + within);
  }
}

function word(run: string, start: number): Word {
  return { folded: fold(run), start, end: start + run.length };
}

const NOT_OF_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** The folded words of a text, separated by single spaces. */
export function joinWords(text: string): string {
  return fold(text).replace(NOT_OF_WORDS, ' ').trim();
}

/** Whether a text is in a script without spaces. */
export function isUnspacedScript(text: string): boolean {
  return UNSPACED.test(text);
}

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
