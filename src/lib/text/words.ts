import { fold, IGNORED_CHARACTERS } from './fold';

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
