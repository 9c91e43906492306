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
  /** One of these is wherever it is found. */
  readonly pieces: readonly string[];
  readonly length: number;
}

function termOf(term: string, meant: readonly string[] = []): Term {
  const forms = formsOf(term).map((form) => ({
    whole: ` ${form} `,
    beginning: ` ${form}`,
    within: isFoundWithin(form) ? form : undefined,
  }));
  const words = meant.map((word) => ` ${word} `);
  const pieces = [...forms.map(({ beginning, within }) => within ?? beginning), ...words];
  return { forms, meant: words, pieces, length: term.length };
}

/** How well a word is found in a text; infinitely badly where it is not. */
function closeness(text: string, { forms, meant }: Term): number {
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
  if (best === Infinity && meant.some((word) => text.includes(word))) return MISTYPED;
  return best;
}

/** How far from perfect all the words are found. */
function distance({ title, text }: Prepared, terms: readonly Term[], inTitleOnly = false): number {
  let sum = 0;
  for (const term of terms) {
    let far = closeness(title, term);
    if (far === Infinity && !inTitleOnly) far = IN_TEXT + closeness(text, term);
    sum += far;
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

/** Strings of many things in one: to look at each by itself would be a walk through all of memory. */
interface Joined {
  readonly text: string;
  /** Where that of each thing ends. */
  readonly ends: readonly number[];
}

function join(texts: readonly string[]): Joined {
  let end = 0;
  return { text: texts.join(''), ends: texts.map(({ length }) => (end += length)) };
}

/** Marks the things in whose strings there is such a piece. */
function mark({ text, ends }: Joined, piece: string, marks: Uint8Array): void {
  let place = 0;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, ends[place])) {
    while ((ends[place] ?? Infinity) <= at) place += 1;
    marks[place] = 1;
  }
}

interface Entry<Thing> extends Prepared {
  readonly thing: Thing;
}

interface Block<Thing> {
  readonly entries: readonly Entry<Thing>[];
  readonly titles: Joined;
  readonly texts: Joined;
}

/** So many things at most share their strings: where one of them needs two bytes a letter, all do. */
const BLOCK = 500;

/** What is searched together, in the order of equally good results. */
export class SearchIndex<Thing extends object> {
  readonly #blocks: Block<Thing>[] = [];
  /** Those that are in no block yet. */
  #latest: Entry<Thing>[] = [];
  /** The words that a mistyped one may mean. */
  readonly #words = new Set<string>();

  add(thing: Thing, searchableOf: (thing: Thing) => Searchable): void {
    const made = prepare(thing, searchableOf);
    this.#latest.push({ thing, ...made });
    if (this.#latest.length === BLOCK) this.#join();
    for (const words of [made.title, made.text])
      for (const word of words.split(' ')) if (isCorrectable(word)) this.#words.add(word);
  }

  #join(): void {
    const entries = this.#latest;
    this.#latest = [];
    const titles = join(entries.map(({ title }) => title));
    this.#blocks.push({ entries, titles, texts: join(entries.map(({ text }) => text)) });
  }

  find(terms: readonly Term[], inTitleOnly: boolean): Match<Thing>[] {
    if (this.#latest.length > 0) this.#join();
    const [rarest] = terms.toSorted((a, b) => b.length - a.length);
    const found: Match<Thing>[] = [];
    for (const { entries, titles, texts } of this.#blocks) {
      const marks = new Uint8Array(entries.length);
      for (const piece of rarest?.pieces ?? []) {
        mark(titles, piece, marks);
        if (!inTitleOnly) mark(texts, piece, marks);
      }
      for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) {
        const entry = entries[place];
        if (entry === undefined) break;
        const far = distance(entry, terms, inTitleOnly);
        if (far !== Infinity) found.push({ thing: entry.thing, distance: far });
      }
    }
    return found;
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
    limit,
  );
  if (exact.length >= Math.min(FEW, limit)) return { found: exact, forgives: false };
  const single = words.flatMap((word) => word.split(' '));
  const terms = single.map((word) => termOf(word, corrections(indexes, word)));
  const forgives = terms.some(({ meant }) => meant.length > 0);
  const isOther = forgives || single.length > words.length;
  const found = new Set([...exact, ...(isOther ? ranked(indexes, terms, limit) : [])]);
  return { found: [...found].slice(0, limit), forgives };
}

/** The best. What has all words in its title comes first, so texts are read only where such are few. */
function ranked<Thing extends object>(
  indexes: readonly SearchIndex<Thing>[],
  terms: readonly Term[],
  limit: number,
): Thing[] {
  if (terms.length === 0) return [];
  const matches = (inTitleOnly: boolean) =>
    indexes.flatMap((index) => index.find(terms, inTitleOnly));
  const inTitle = matches(true);
  const found = inTitle.length >= limit ? inTitle : matches(false);
  const best = found.toSorted((a, b) => a.distance - b.distance).slice(0, limit);
  return best.map(({ thing }) => thing);
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
