import { type Searchable, contentTypes, type Audience } from '@/domain/registry';
import { plainText } from '@/lib/text/plainText';
import {
  formsOf,
  isFoundWithin,
  queryTerms,
  mayBeTypo,
  isTypoOf,
  find,
  SearchIndex,
} from '@/engines/search';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { collectionOf } from '@/store/repository';
import { sameJson } from '@/lib/json';
import { type EntryHit, followRecords, prefetchRecords, recordsFor } from './store';
import { isSignedIn } from '@/features/session/queries';
import { saveStrings } from '@/shared/queries/strings';
import { fold, type Word, wordsIn } from '@/lib/text/fold';
import type { MarkedPart } from '@/ui/search/SearchBox';

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

/** About two lines on a phone. */
const QUOTE_LENGTH = 110;

/** A search result with marked matches. */
interface HighlightedHit {
  readonly title: readonly MarkedPart[];
  /** An excerpt around the first match, or the start of the texts. */
  readonly quote: readonly MarkedPart[];
}

function finder(typed: string, allowsTypos: boolean): FindIn {
  const words = queryTerms(typed)
    .flatMap(formsOf)
    .flatMap((form) => form.split(' '));
  // Longest first, to mark the whole match.
  words.sort((a, b) => b.length - a.length);
  return (folded) => {
    for (const word of words) if (folded.startsWith(word)) return { from: 0, to: word.length };
    for (const word of words) {
      const from = isFoundWithin(word) ? folded.indexOf(word) : -1;
      if (from > 0) return { from, to: from + word.length };
    }
    const isTypo = allowsTypos && words.some((word) => mayBeTypo(word) && isTypoOf(word, folded));
    return isTypo ? { from: 0, to: folded.length } : undefined;
  };
}

/** Prepares a search result for display, with matches marked. */
export function highlightHit(
  { title, texts }: Searchable,
  { typed, allowsTypos }: { readonly typed: string; readonly allowsTypos: boolean },
): HighlightedHit {
  const findIn = finder(typed, allowsTypos);
  const plain = texts.map(plainText).filter(Boolean);
  let quote: readonly MarkedPart[] | undefined;
  for (const text of plain) quote ??= excerpt(text, findIn, QUOTE_LENGTH);
  const [first = ''] = plain;
  return {
    title: marked(title, findIn),
    quote: quote ?? [{ text: truncate(first, QUOTE_LENGTH), isMarked: false }],
  };
}

const MOST_SHOWN = 20;

/** A screen, command or setting. */
interface LocalItem<Item> {
  readonly kind: 'static';
  readonly item: Item;
  readonly searchable: Searchable;
}

/** A local item or a stored entry. */
export type Result<Item> = (LocalItem<Item> | EntryHit) & { readonly shown: HighlightedHit };

function statusOf(typed: string, count: number): string {
  const query = typed.trim();
  if (count === 0) return saveStrings.search.nothing(query);
  if (count >= MOST_SHOWN) return saveStrings.search.first(MOST_SHOWN, query);
  return saveStrings.search.found(count, query);
}

/** State of a search dialog: results from stored entries and local items. */
export function useSearchBox<Item extends Searchable>(audience: Audience, items: readonly Item[]) {
  const [typed, setTyped] = useState('');
  const source = recordsFor(audience);
  const records = useSyncExternalStore(source.subscribe, source.get);
  useEffect(() => followRecords(audience), [audience]);
  const localItems = useMemo(() => {
    const index = new SearchIndex<LocalItem<Item>>();
    for (const item of items)
      index.add({ kind: 'static', item, searchable: item }, ({ searchable }) => searchable);
    return index;
  }, [items]);

  // Only signed-in administrators find unpublished entries. Checked per change of the records, not
  // per keystroke, because reading the cookie is slow; the dashboard handles the end of the session.
  // oxlint-disable-next-line react/exhaustive-deps -- checked again for other records
  const mayFind = useMemo(() => audience === 'visitor' || isSignedIn(), [audience, records]);
  const { found, allowsTypos } = useMemo(() => {
    const indexes: SearchIndex<LocalItem<Item> | EntryHit>[] = [localItems];
    if (mayFind) indexes.push(records.index);
    return find(indexes, typed, MOST_SHOWN);
  }, [mayFind, typed, localItems, records]);
  const results = useMemo(() => {
    if (queryTerms(typed).length === 0) return undefined;
    return found.map((each): Result<Item> => ({
      ...each,
      shown: highlightHit(each.searchable, { typed, allowsTypos }),
    }));
  }, [typed, found, allowsTypos]);

  const isKnown = records.isComplete || found.length > 0;
  return {
    typed,
    /** Props of the search box. */
    field: {
      onType: setTyped,
      query: records.isComplete ? typed : '',
      status: results !== undefined && isKnown ? statusOf(typed, found.length) : '',
    },
    /** Undefined without a query. */
    results,
  };
}

/** The id that opens a found entry: entries with equal stored ids get unique ones when read. */
export function idToOpen({ key, entry }: EntryHit): string {
  const type = contentTypes.find((each) => each.key === key);
  const same =
    type &&
    collectionOf(type)
      .list()
      .find((each) => sameJson({ ...each, id: entry.id }, entry));
  return same?.id ?? entry.id;
}

/** Reads the searchable records ahead of the first key press. */
export function prefetchSearch(audience: Audience): void {
  prefetchRecords(audience);
}
