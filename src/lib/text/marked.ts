import { fold } from './fold';
import { type Word, wordsIn } from './words';

/** A piece of a text; the marked ones are what was searched for. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Where in a folded word something was found, in code units of it. */
export type FindIn = (folded: string) => { readonly from: number; readonly to: number } | undefined;

/** Further into a text nobody looks for something to quote. */
const MOST_SCANNED = 20_000;
const BEFORE_FOUND = 24;

let graphemes: Intl.Segmenter | undefined;

/** Letters that are one code unit, alone and in every word. */
const SINGLE = /^[\w\u0621-\u063A\u0641-\u064A]+$/;

/** Whether each code unit of a word stands for itself: nearly always, and much faster. */
function isPlain(word: string, folded: string): boolean {
  return SINGLE.test(word) && word.length === folded.length;
}

/** The end of the shortest beginning of a word that has so many folded code units. */
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

/** A text in pieces, what was found in it marked. */
export function marked(text: string, findIn: FindIn): Part[] {
  const parts: Part[] = [];
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

/**
 * So much of a text, in code units, as fits around the first thing found in it, marked; nothing
 * where nothing is found.
 */
export function excerpt(text: string, findIn: FindIn, length: number): Part[] | undefined {
  const scanned = text.slice(0, MOST_SCANNED);
  for (const word of wordsIn(scanned)) {
    if (findIn(word.folded) !== undefined)
      return cut(text, word.start, length).flatMap(mark(findIn));
  }
  return undefined;
}

/** The beginning of a text, cut off between words. */
export function truncate(text: string, length: number): string {
  return cut(text, 0, length).join('');
}

function mark(findIn: FindIn) {
  return (piece: string) =>
    piece === '…' ? [{ text: piece, isMarked: false }] : marked(piece, findIn);
}

/** The text around a place, with a sign where something is left out. */
function cut(text: string, place: number, length: number): string[] {
  let from = Math.max(0, place - BEFORE_FOUND);
  if (from > 0) from = Math.min(text.indexOf(' ', from) + 1 || place, place);
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    if (space > place) to = space;
    // No half of a sign that takes two code units.
    else if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to -= 1;
  }
  return [...(from > 0 ? ['…'] : []), text.slice(from, to), ...(to < text.length ? ['…'] : [])];
}
