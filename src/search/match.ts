import { normaliseTrackingNumber } from '@/content/applications/trackingNumber';
import type { Searchable } from '@/content/types/search';
import { fold } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plainText';
import { isUnspacedScript, joinWords, wordsIn } from '@/lib/text/words';
import { isCorrectable, mayBeTypo, isTypoOf } from './typingError';

/** More words than these are not looked for. */
const MOST_WORDS = 8;
/** Shorter pieces are in the middle of too many words. */
const MIN_WITHIN = 3;
/** With fewer results than these, one typing error in each long word is forgiven. */
const FEW = 5;
/** More words than these are no help against one typing error. */
const MOST_MEANT = 12;

/** How well a word is found; the better first. Of longer words the shortest is meant. */
const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
const MISTYPED = 3;
/** However well words are found in the texts, one more in the title counts for more. */
const IN_TEXT = 10 * MOST_WORDS;

/** What something is found by, folded: words with a blank before and after each. */
interface Prepared {
  readonly title: string;
  readonly text: string;
}

/** Records are never changed, only replaced: each is prepared once. */
const prepared = new WeakMap<object, Prepared>();

/** What a thing is found by: of a list, to be made before anyone types. */
export function prepare<Thing extends object>(
  thing: Thing,
  searchableOf: (thing: Thing) => Searchable,
): Prepared {
  const known = prepared.get(thing);
  if (known !== undefined) return known;
  const { title, texts, otherWords = '' } = searchableOf(thing);
  const made = {
    title: ` ${joinWords(title)} `,
    text: ` ${joinWords([...texts.map(plainText), otherWords].join('\n'))} `,
  };
  prepared.set(thing, made);
  return made;
}

const TRACKING_NUMBER = /^(?:dv[\s-]*\d[\d\s-]*|\d{3}[\s-]\d{3})$/;
const LONG_NUMBER = /^\+?(?:[\s()./-]*\d){7,}$/;

/**
 * The folded words that a person looks for. What is typed without a blank is one piece too
 * where it is found, such as a date; so does a number, however it is spaced.
 */
export function queryTerms(typed: string): string[] {
  const text = fold(plainText(typed)).trim();
  if (TRACKING_NUMBER.test(text)) return [normaliseTrackingNumber(text).toLowerCase()];
  const pieces = LONG_NUMBER.test(text) ? [text] : text.split(/\s+/);
  const terms = pieces.flatMap((piece) =>
    isUnspacedScript(piece) ? [...wordsIn(piece)].map(({ folded }) => folded) : [joinWords(piece)],
  );
  return [...new Set(terms)].filter(Boolean).slice(0, MOST_WORDS);
}

/** A word as it may be written: with and without what sets the parts of a number apart. */
export function formsOf(term: string): string[] {
  const isNumber = term.includes(' ') && /\d/.test(term);
  return isNumber ? [term, term.replaceAll(' ', '')] : [term];
}

/** Whether a word is also found in the middle of others. */
export function isFoundWithin(form: string): boolean {
  return form.length >= MIN_WITHIN || isUnspacedScript(form);
}

interface Term {
  readonly forms: readonly {
    readonly whole: string;
    readonly beginning: string;
    readonly within: string | undefined;
  }[];
  /** The words that a mistyped one may mean. */
  readonly meant: readonly string[];
}

function termOf(term: string, meant: readonly string[] = []): Term {
  const forms = formsOf(term).map((form) => ({
    whole: ` ${form} `,
    beginning: ` ${form}`,
    within: isFoundWithin(form) ? form : undefined,
  }));
  return { forms, meant: meant.map((word) => ` ${word} `) };
}

/** How well a word is found in a text; infinitely badly where it is not. */
function closeness(text: string, { forms, meant }: Term): number {
  let best = Infinity;
  for (const { whole, beginning, within } of forms) {
    if (within !== undefined && !text.includes(within)) continue;
    const at = text.indexOf(beginning);
    if (at >= 0) {
      const end = at + beginning.length;
      const rest = Math.min(text.indexOf(' ', end) - end, 9);
      best = Math.min(best, text.includes(whole) ? WHOLE : BEGINNING + rest / 10);
    } else if (within !== undefined) best = Math.min(best, WITHIN);
  }
  if (best === Infinity && meant.some((word) => text.includes(word))) return MISTYPED;
  return best;
}

/** How far from perfect one word is found. */
function distanceTo({ title, text }: Prepared, term: Term): number {
  const inTitle = closeness(title, term);
  return inTitle === Infinity ? IN_TEXT + closeness(text, term) : inTitle;
}

function distance(thing: Prepared, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    sum += distanceTo(thing, term);
    if (sum === Infinity) break;
  }
  return sum;
}

/** Whether each record is found by all the words that were typed: the filter of a list. */
export function matcher<Thing extends object>(
  typed: string,
  searchableOf: (thing: Thing) => Searchable,
): (thing: Thing) => boolean {
  const terms = queryTerms(typed).map((term) => termOf(term));
  return (thing) =>
    terms.length === 0 || distance(prepare(thing, searchableOf), terms) !== Infinity;
}

/** What is searched together, in the order of equally good results. */
export class SearchIndex<Thing extends object> {
  readonly #entries: { readonly thing: Thing; readonly prepared: Prepared }[] = [];
  /** The words that a mistyped one may mean. */
  readonly #words = new Set<string>();

  add(thing: Thing, searchableOf: (thing: Thing) => Searchable): void {
    const made = prepare(thing, searchableOf);
    this.#entries.push({ thing, prepared: made });
    for (const words of [made.title, made.text])
      for (const word of words.split(' ')) if (isCorrectable(word)) this.#words.add(word);
  }

  find(terms: readonly Term[], found: Match<Thing>[]): void {
    for (const { thing, prepared: each } of this.#entries) {
      const far = distance(each, terms);
      if (far !== Infinity) found.push({ thing, distance: far });
    }
  }

  corrections(typed: string, meant: Set<string>): void {
    // What is typed without an error is found already.
    for (const word of this.#words)
      if (!word.includes(typed) && isTypoOf(typed, word)) meant.add(word);
  }
}

/** Something that was found, and how far from perfect. */
interface Match<Thing> {
  readonly thing: Thing;
  readonly distance: number;
}

export interface Found<Thing> {
  /** The best first, what is found with an error last; of equally good ones the first of the first index. */
  readonly found: readonly Thing[];
  /** Whether mistyped words were looked for too. */
  readonly forgives: boolean;
}

/** Finds things by what was typed. */
export function find<Thing extends object>(
  indexes: readonly SearchIndex<Thing>[],
  typed: string,
  limit: number,
): Found<Thing> {
  const words = queryTerms(typed);
  const exact = ranked(
    indexes,
    words.map((word) => termOf(word)),
  );
  if (exact.length >= FEW) return { found: exact.slice(0, limit), forgives: false };
  const single = words.flatMap((word) => word.split(' '));
  const terms = single.map((word) => termOf(word, corrections(indexes, word)));
  const forgives = terms.some(({ meant }) => meant.length > 0);
  const isOther = forgives || single.length > words.length;
  const found = new Set([...exact, ...(isOther ? ranked(indexes, terms) : [])]);
  return { found: [...found].slice(0, limit), forgives };
}

function ranked<Thing extends object>(
  indexes: readonly SearchIndex<Thing>[],
  terms: readonly Term[],
): Thing[] {
  const found: Match<Thing>[] = [];
  if (terms.length > 0) for (const index of indexes) index.find(terms, found);
  return found.toSorted((a, b) => a.distance - b.distance).map(({ thing }) => thing);
}

/** The known words that a mistyped one may mean, those of its own length first. */
function corrections<Thing extends object>(
  indexes: readonly SearchIndex<Thing>[],
  typed: string,
): string[] {
  if (!mayBeTypo(typed)) return [];
  const meant = new Set<string>();
  for (const index of indexes) index.corrections(typed, meant);
  const difference = (word: string) => Math.abs(word.length - typed.length);
  return [...meant].toSorted((a, b) => difference(a) - difference(b)).slice(0, MOST_MEANT);
}
