import { normaliseTrackingNumber } from '@/domain/application';
import type { Searchable } from '@/domain/registry';
import { fold, isUnspacedScript, joinWords, wordsIn } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plainText';

/**
 * Whether `typed` is a prefix of `word`, or all of it, with at most one edit: a letter missing,
 * added or replaced, or two neighbours swapped.
 */
export function isWithinOneEdit(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  // The common prefix is correct, whatever the edit was.
  const rest = typed.slice(at + 1);
  return (
    // replaced, or one too many at the very end
    word.startsWith(rest, at + 1) ||
    // added
    word.startsWith(rest, at) ||
    // left out
    word.startsWith(typed.slice(at), at + 1) ||
    // in the wrong order
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      word.startsWith(typed.slice(at + 2), at + 2))
  );
}

/** Shorter words are too similar to each other. */
const MIN_LETTERS = 5;
const DIGIT = /\d/;

/** Whether a word is long enough to be corrected, and not a number. */
function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && !DIGIT.test(word);
}

/** Whether `typed` may be a misspelling of `word`. */
export function isTypoOf(typed: string, word: string): boolean {
  if (!isCorrectable(word)) return false;
  if (typed.length >= MIN_LETTERS) return isWithinOneEdit(typed, word);
  // A word of five letters with one missing has only four.
  return typed.length === MIN_LETTERS - 1 && word.length === MIN_LETTERS && isLeftOut(typed, word);
}

function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return word.slice(at + 1) === typed.slice(at);
}

/** Whether `typed` may be a misspelling: it is long enough, and a wrong digit is another number. */
export function mayBeTypo(typed: string): boolean {
  return typed.length >= MIN_LETTERS - 1 && !DIGIT.test(typed);
}

/** Further words of a query are ignored. */
const MAX_WORDS = 8;
/** Shorter terms occur within too many words. */
const MIN_WITHIN = 3;
/** With fewer results, one typing error per long word is tolerated. */
const FEW_RESULTS = 5;
/** The limit of corrections per word. */
const MAX_CORRECTIONS = 12;

/** The costs of a match, the lower the better; prefixes cost more in longer words. */
const WHOLE = 0;
const BEGINNING = 1;
const WITHIN = 2;
const MISTYPED = 3;
/** Any match in the title ranks above all matches in the texts. */
const IN_TEXT = 10 * MAX_WORDS;

/** Folded searchable words, each between blanks. */
interface Prepared {
  readonly title: string;
  readonly text: string;
}

/** Records are immutable, so each is prepared once. */
const prepared = new WeakMap<object, Prepared>();

/** Prepares an item for search, cached. For a list, call it before the user types. */
export function prepare<Item extends object>(
  item: Item,
  searchableOf: (item: Item) => Searchable,
): Prepared {
  const known = prepared.get(item);
  if (known !== undefined) return known;
  const { title, texts, otherWords = '' } = searchableOf(item);
  const made = {
    title: ` ${joinWords(title)} `,
    text: ` ${joinWords([...texts.map(plainText), otherWords].join('\n'))} `,
  };
  prepared.set(item, made);
  return made;
}

const TRACKING_NUMBER = /^(?:dv[\s-]*\d[\d\s-]*|\d{3}[\s-]\d{3})$/;
const LONG_NUMBER = /^\+?(?:[\s()./-]*\d){7,}$/;

/**
 * Splits a query into folded terms. A piece without blanks, such as a date, stays one term; so does
 * a number, however it is spaced.
 */
export function queryTerms(typed: string): string[] {
  const text = fold(plainText(typed)).trim();
  if (TRACKING_NUMBER.test(text)) return [normaliseTrackingNumber(text).toLowerCase()];
  const pieces = LONG_NUMBER.test(text) ? [text] : text.split(/\s+/);
  const terms = pieces.flatMap((piece) =>
    isUnspacedScript(piece) ? [...wordsIn(piece)].map(({ folded }) => folded) : [joinWords(piece)],
  );
  return [...new Set(terms)].filter(Boolean).slice(0, MAX_WORDS);
}

/** The Arabic article with its prefixes: and, so, in, like, for. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3,}$)/u;

/** A term and its variant: a number without separators, or an Arabic word without its article. */
export function formsOf(term: string): string[] {
  if (ARTICLE.test(term)) return [term, term.replace(ARTICLE, '')];
  const isNumber = term.includes(' ') && /\d/.test(term);
  return isNumber ? [term, term.replaceAll(' ', '')] : [term];
}

/** Whether a term also matches within words. */
export function isFoundWithin(form: string): boolean {
  return form.length >= MIN_WITHIN || isUnspacedScript(form);
}

interface Term {
  readonly forms: readonly {
    readonly whole: string;
    readonly beginning: string;
    readonly within: string | undefined;
  }[];
  /** Possible corrections of a mistyped word. */
  readonly corrections: readonly string[];
}

function termOf(term: string, corrections: readonly string[] = []): Term {
  const forms = formsOf(term).map((form) => ({
    whole: ` ${form} `,
    beginning: ` ${form}`,
    within: isFoundWithin(form) ? form : undefined,
  }));
  return { forms, corrections: corrections.map((word) => ` ${word} `) };
}

/** The cost of a term's best match in a text; infinite without one. */
function matchCost(text: string, { forms, corrections }: Term): number {
  let best = Infinity;
  for (const { whole, beginning, within } of forms) {
    const first = within === undefined ? 0 : text.indexOf(within);
    if (first < 0) continue;
    if (text.includes(whole, first - 1)) return WHOLE;
    if (within !== undefined) best = Math.min(best, WITHIN);
    for (
      let at = text.indexOf(beginning, first - 1);
      at >= 0;
      at = text.indexOf(beginning, at + 1)
    ) {
      const end = at + beginning.length;
      best = Math.min(best, BEGINNING + Math.min(text.indexOf(' ', end) - end, 9) / 10);
    }
  }
  if (best === Infinity && corrections.some((word) => text.includes(word))) return MISTYPED;
  return best;
}

/** The total cost of all terms, in the title or the texts. */
function distance({ title, text }: Prepared, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    let cost = matchCost(title, term);
    if (cost === Infinity) cost = IN_TEXT + matchCost(text, term);
    sum += cost;
    if (sum === Infinity) break;
  }
  return sum;
}

/** Returns a filter for records that match all words of a query. */
export function matcher<Item extends object>(
  typed: string,
  searchableOf: (item: Item) => Searchable,
): (item: Item) => boolean {
  const terms = queryTerms(typed).map((term) => termOf(term));
  return (item) => terms.length === 0 || distance(prepare(item, searchableOf), terms) !== Infinity;
}

/** A searchable list; equal results keep its order. */
export class SearchIndex<Item extends object> {
  readonly #entries: (Prepared & { readonly item: Item })[] = [];
  /** All words that may be corrections. */
  readonly #correctable = new Set<string>();

  add(item: Item, searchableOf: (item: Item) => Searchable): void {
    const made = prepare(item, searchableOf);
    this.#entries.push({ item, ...made });
    for (const word of `${made.title}${made.text}`.split(' '))
      if (isCorrectable(word)) this.#correctable.add(word);
  }

  /** The entries that contain every term. */
  matches(terms: readonly Term[]): Match<Item>[] {
    const found: Match<Item>[] = [];
    for (const entry of this.#entries) {
      const cost = distance(entry, terms);
      if (cost !== Infinity) found.push({ item: entry.item, cost });
    }
    return found;
  }

  addCorrections(typed: string, found: Set<string>): void {
    // Words that contain the query match anyway.
    for (const word of this.#correctable)
      if (!word.includes(typed) && isTypoOf(typed, word)) found.add(word);
  }
}

interface Match<Item> {
  readonly item: Item;
  readonly cost: number;
}

export interface Found<Item> {
  /** Best first, mistyped matches last; ties keep the order of the indexes. */
  readonly found: readonly Item[];
  /** Whether typing errors were tolerated. */
  readonly allowsTypos: boolean;
}

/** Searches several indexes. */
export function find<Item extends object>(
  indexes: readonly SearchIndex<Item>[],
  typed: string,
  limit: number,
): Found<Item> {
  const words = queryTerms(typed);
  const exact = ranked(
    indexes,
    words.map((word) => termOf(word)),
    limit,
  );
  if (exact.length >= Math.min(FEW_RESULTS, limit)) return { found: exact, allowsTypos: false };
  const single = words.flatMap((word) => word.split(' '));
  const terms = single.map((word) => termOf(word, findCorrections(indexes, word)));
  const allowsTypos = terms.some((term) => term.corrections.length > 0);
  const isOther = allowsTypos || single.length > words.length;
  const found = new Set([...exact, ...(isOther ? ranked(indexes, terms, limit) : [])]);
  return { found: [...found].slice(0, limit), allowsTypos };
}

/** The best results. */
function ranked<Item extends object>(
  indexes: readonly SearchIndex<Item>[],
  terms: readonly Term[],
  limit: number,
): Item[] {
  if (terms.length === 0) return [];
  const matches = indexes.flatMap((index) => index.matches(terms));
  matches.sort((a, b) => a.cost - b.cost);
  return matches.slice(0, limit).map(({ item }) => item);
}

/** Corrections of a mistyped word, closest in length first. */
function findCorrections<Item extends object>(
  indexes: readonly SearchIndex<Item>[],
  typed: string,
): string[] {
  if (!mayBeTypo(typed)) return [];
  const found = new Set<string>();
  for (const index of indexes) index.addCorrections(typed, found);
  const difference = (word: string) => Math.abs(word.length - typed.length);
  return [...found].toSorted((a, b) => difference(a) - difference(b)).slice(0, MAX_CORRECTIONS);
}
