import { fold, type Word, wordsIn } from './fold';

/** A piece of a text, marked if it matches the query. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The range of a match in a folded word, in code units. */
export type FindIn = (folded: string) => { readonly from: number; readonly to: number } | undefined;

/** How many code units are searched for an excerpt. */
const MAX_SCANNED = 20_000;
const BEFORE_FOUND = 24;

let graphemes: Intl.Segmenter | undefined;

/** Letters of one code unit that folding maps to one code unit. */
const SINGLE = /^[\w\u0621-\u063A\u0641-\u064A]+$/;

/** Whether folding keeps every index: the common, fast case. */
function isPlain(word: string, folded: string): boolean {
  return SINGLE.test(word) && word.length === folded.length;
}

/** The index in the text that corresponds to `length` folded code units of a word. */
function endOf(text: string, { start, end, folded }: Word, length: number): number {
  if (length === 0) return start;
  if (length >= folded.length) return end;
  if (isPlain(text.slice(start, end), folded)) return start + length;
  graphemes ??= new Intl.Segmenter();
  const whole = text.slice(start, end);
  let to = 0;
  for (const { segment } of graphemes.segment(whole)) {
    to += segment.length;
    if (fold(whole.slice(0, to)).length >= length) break;
  }
  return start + to;
}

/** Splits a text into pieces, with matches marked. */
export function marked(text: string, findIn: FindIn): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > done) parts.push({ text: text.slice(done, to), isMarked });
    done = Math.max(done, to);
  };
  for (const word of wordsIn(text)) {
    const place = findIn(word.folded);
    if (place === undefined) continue;
    add(endOf(text, word, place.from), false);
    add(endOf(text, word, place.to), true);
  }
  add(text.length, false);
  return parts;
}

/** An excerpt of `length` code units around the first match; undefined if there is none. */
export function excerpt(text: string, findIn: FindIn, length: number): MarkedPart[] | undefined {
  const scanned = text.slice(0, MAX_SCANNED);
  for (const word of wordsIn(scanned)) {
    if (findIn(word.folded) !== undefined)
      return cut(text, word.start, length).flatMap(mark(findIn));
  }
  return undefined;
}

/** Truncates a text between words. */
export function truncate(text: string, length: number): string {
  return cut(text, 0, length).join('');
}

function mark(findIn: FindIn) {
  return (piece: string) =>
    piece === '…' ? [{ text: piece, isMarked: false }] : marked(piece, findIn);
}

/** The text around an index, with ellipses where it is cut. */
function cut(text: string, place: number, length: number): string[] {
  let from = Math.max(0, place - BEFORE_FOUND);
  if (from > 0) from = Math.min(text.indexOf(' ', from) + 1 || place, place);
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    if (space > place) to = space;
    // Do not split a surrogate pair.
    else if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1;
  }
  return [...(from > 0 ? ['…'] : []), text.slice(from, to), ...(to < text.length ? ['…'] : [])];
}
