import { normaliseTrackingNumber } from '@/domain/trackingNumber';
import type { Searchable } from '@/domain/registry';
import { fold } from '@/lib/text/fold';
import { plainText } from '@/lib/text/plainText';
import { isUnspacedScript, joinWords, wordsIn } from '@/lib/text/words';
import { isCorrectable, mayBeTypo, isTypoOf } from './typingError';

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

const ARTICLE = /^ال(?=\p{L}{3,}$)/u;

/** The spellings of a term: a number with and without separators, an Arabic word with and without its article. */
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
  /** Of every match, one word contains one of these. */
  readonly pieces: readonly string[];
  /** Whether a match can be several words. */
  readonly isPhrase: boolean;
}

function longestWord(words: string): string {
  const [longest = words] = words.split(' ').toSorted((a, b) => b.length - a.length);
  return longest;
}

function termOf(term: string, corrections: readonly string[] = []): Term {
  const forms = formsOf(term).map((form) => ({
    whole: ` ${form} `,
    beginning: ` ${form}`,
    within: isFoundWithin(form) ? form : undefined,
  }));
  const words = corrections.map((word) => ` ${word} `);
  const isPhrase = term.includes(' ');
  const pieces = [...forms.map(({ beginning, within }) => within ?? beginning), ...words];
  return {
    forms,
    corrections: words,
    pieces: isPhrase ? pieces.map(longestWord) : pieces,
    isPhrase,
  };
}

/** The cost of a term's best match in a text; infinite without one. */
function matchCost(text: string, { forms, corrections }: Term): number {
  let best = Infinity;
  for (const { whole, beginning, within } of forms) {
    const first = within === undefined ? 0 : text.indexOf(within);
    if (first < 0) continue;
    const at = text.indexOf(beginning, first - 1);
    if (at >= 0) {
      const end = at + beginning.length;
      const rest = Math.min(text.indexOf(' ', end) - end, 9);
      const isWhole = rest === 0 || text.includes(whole, at + 1);
      best = Math.min(best, isWhole ? WHOLE : BEGINNING + rest / 10);
    } else if (within !== undefined) best = Math.min(best, WITHIN);
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

interface Entry<Item> extends Prepared {
  readonly item: Item;
}

/** A word of a vocabulary, between blanks. */
interface Word {
  readonly text: string;
  /** The places of the texts that have it. */
  readonly places: number[];
}

/** Words in one string, because scanning one string is faster than many. */
interface Block {
  readonly joined: string;
  /** The end of each word. */
  readonly ends: readonly number[];
  readonly words: readonly Word[];
}

function join(words: readonly Word[]): Block {
  let end = 0;
  const ends = words.map(({ text }) => (end += text.length));
  return { joined: words.map(({ text }) => text).join(''), ends, words };
}

/** Words per block; a single non-Latin letter makes the engine store all of it with two bytes a letter. */
const BLOCK_SIZE = 2000;

/** The words of many texts, and the places of the texts that have each. */
class Vocabulary {
  readonly #words = new Map<string, Word>();
  readonly #blocks: Block[] = [];
  /** Words that are in no block yet. */
  #latest: Word[] = [];
  /** All words that may be corrections. */
  readonly correctable: string[] = [];

  /** Adds the words of a text; its place is above those of the texts before. */
  add(text: string, place: number): void {
    for (const word of text.trim().split(' ')) {
      const places = this.#words.get(word)?.places;
      if (!places) this.#addWord(word, place);
      else if (places.at(-1) !== place) places.push(place);
    }
  }

  #addWord(word: string, place: number): void {
    const made = { text: ` ${word} `, places: [place] };
    this.#words.set(word, made);
    if (isCorrectable(word)) this.correctable.push(word);
    this.#latest.push(made);
    if (this.#latest.length === BLOCK_SIZE) this.#join();
  }

  #join(): void {
    this.#blocks.push(join(this.#latest));
    this.#latest = [];
  }

  /** Calls `visit` with each word that contains one of these, perhaps more than once. */
  eachWith(pieces: readonly string[], visit: (word: Word) => void): void {
    if (this.#latest.length > 0) this.#join();
    for (const { joined, ends, words } of this.#blocks)
      for (const piece of pieces) {
        let number = 0;
        for (let at = joined.indexOf(piece); at >= 0; at = joined.indexOf(piece, ends[number])) {
          while ((ends[number] ?? Infinity) <= at) number += 1;
          const word = words[number];
          if (word) visit(word);
        }
      }
  }
}

/** A searchable list; equal results keep its order. */
export class SearchIndex<Item extends object> {
  readonly #entries: Entry<Item>[] = [];
  readonly #titles = new Vocabulary();
  readonly #texts = new Vocabulary();

  add(item: Item, searchableOf: (item: Item) => Searchable): void {
    const made = prepare(item, searchableOf);
    const place = this.#entries.push({ item, ...made }) - 1;
    this.#titles.add(made.title, place);
    this.#texts.add(made.text, place);
  }

  /** The cost of a term in each entry; infinite where it does not occur. */
  #costs(term: Term, inTitleOnly: boolean): Float64Array {
    const costs = new Float64Array(this.#entries.length).fill(Infinity);
    const lower = (words: Vocabulary, base: number, textOf: (entry?: Prepared) => string) =>
      words.eachWith(term.pieces, ({ text, places }) => {
        const ofWord = base + matchCost(text, term);
        for (const place of places) {
          const cost = term.isPhrase
            ? base + matchCost(textOf(this.#entries[place]), term)
            : ofWord;
          if (cost < (costs[place] ?? 0)) costs[place] = cost;
        }
      });
    lower(this.#titles, 0, (entry) => entry?.title ?? '');
    if (!inTitleOnly) lower(this.#texts, IN_TEXT, (entry) => entry?.text ?? '');
    return costs;
  }

  /** The best matches, as many as `limit`. */
  find(terms: readonly Term[], limit: number, inTitleOnly: boolean): Match<Item>[] {
    const costs = terms.map((term) => this.#costs(term, inTitleOnly));
    const best: Match<Item>[] = [];
    for (const [place, { item }] of this.#entries.entries()) {
      let cost = 0;
      for (const each of costs) cost += each[place] ?? Infinity;
      if (cost >= (best[limit - 1]?.cost ?? Infinity)) continue;
      best.splice(best.findLastIndex((match) => match.cost <= cost) + 1, 0, { item, cost });
      if (best.length > limit) best.pop();
    }
    return best;
  }

  addCorrections(typed: string, found: Set<string>): void {
    // Words that contain the query match anyway.
    for (const word of [...this.#titles.correctable, ...this.#texts.correctable])
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

/** The best results. Title matches rank first, so texts are searched only if there are too few. */
function ranked<Item extends object>(
  indexes: readonly SearchIndex<Item>[],
  terms: readonly Term[],
  limit: number,
): Item[] {
  if (terms.length === 0) return [];
  const matches = (inTitleOnly: boolean) =>
    indexes.flatMap((index) => index.find(terms, limit, inTitleOnly));
  const inTitle = matches(true);
  const found = inTitle.length >= limit ? inTitle : matches(false);
  const best = found.toSorted((a, b) => a.cost - b.cost).slice(0, limit);
  return best.map(({ item }) => item);
}

/** Corrections of a mistyped word, those of its length first. */
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
