import type { EntryRecord } from '@/domain/contentType';
import {
  type CollectionKey,
  contentTypes,
  type AnyContentType,
  type Audience,
  type Searchable,
} from '@/domain/registry';
import { searchDefinitionOf } from '@/features/content/model/searchDefinitions';
import { CONTENT_KEYS } from '@/store/keys';
import { onChange } from '@/store/local/changeEvents';
import { collectionOf } from '@/store/repository';
import { sliced, yieldToMain } from '@/lib/async/tasks';
import { type Observable, observable } from '@/lib/observable';
import { truncate, excerpt, type FindIn, marked, type MarkedPart } from '@/lib/text/marked';
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
import { isSignedIn } from '@/features/session/queries';
import { saveStrings } from '@/shared/queries/strings';

/** A searchable entry. */
interface EntryHit {
  readonly kind: 'entry';
  readonly key: CollectionKey;
  readonly entry: EntryRecord;
  readonly searchable: Searchable;
  readonly publicPath: string | undefined;
}

/** What an audience can find; not `isComplete` until the records have been read. */
interface Records {
  readonly index: SearchIndex<EntryHit>;
  readonly isComplete: boolean;
}

/** Records are immutable, so each is converted once. */
const hits = new WeakMap<object, EntryHit>();

function hitOf(key: CollectionKey, entry: EntryRecord): EntryHit | undefined {
  const definition = searchDefinitionOf(key);
  const known = hits.get(entry);
  if (known !== undefined || definition === undefined) return known;
  const publicPath = definition.publicPath?.(entry);
  const hit = {
    kind: 'entry',
    key,
    entry,
    searchable: definition.searchable(entry),
    publicPath,
  } as const;
  hits.set(entry, hit);
  return hit;
}

function typesFor(audience: Audience): AnyContentType[] {
  return contentTypes.filter(({ key }) => {
    const definition = searchDefinitionOf(key);
    return audience === 'visitor' ? definition?.publicPath !== undefined : definition !== undefined;
  });
}

/** All entries of a type; applications outside the list come last. */
async function entriesOf(type: AnyContentType): Promise<readonly EntryRecord[]> {
  const entries = collectionOf(type).list();
  if (type.key !== 'visaApplications') return entries;
  const { overflowApplications } = await import('@/store/everyApplication');
  return [...entries, ...(await overflowApplications().catch(() => []))];
}

const NOTHING: Records = { index: new SearchIndex(), isComplete: false };

/** Reads what an audience can find. */
class Reader {
  readonly records = observable(NOTHING);
  readonly #audience: Audience;
  #turn = 0;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Resolves when the index matches what is stored, or a later call reads it again. */
  async refresh(): Promise<void> {
    const turn = (this.#turn += 1);
    const index = new SearchIndex<EntryHit>();
    // Idle time is not awaited, because the user is about to search.
    const yieldIfDue = sliced(yieldToMain);
    for (const type of typesFor(this.#audience))
      for (const entry of await entriesOf(type)) {
        await yieldIfDue();
        if (turn !== this.#turn) return;
        const hit = hitOf(type.key, entry);
        if (hit && (this.#audience === 'administrator' || hit.publicPath !== undefined))
          index.add(hit, ({ searchable }) => searchable);
      }
    if (turn === this.#turn) this.records.set({ index, isComplete: true });
  }

  /** Empties the index until the next refresh, so that no deleted record is found. */
  clear(): void {
    this.#turn += 1;
    this.records.set(NOTHING);
  }
}

const readers: Readonly<Record<Audience, Reader>> = {
  visitor: new Reader('visitor'),
  administrator: new Reader('administrator'),
};

/** The current records, for `useSyncExternalStore`. */
export function recordsFor(audience: Audience): Observable<Records> {
  return readers[audience].records;
}

/** Reads the records; also when a search is likely, so that the first key press is answered at once. */
export function prepareSearch(audience: Audience): Promise<void> {
  return readers[audience].refresh();
}

/** Keeps the index up to date during a search. Returns the function that stops it. */
export function followRecords(audience: Audience): () => void {
  const stopListening = onChange((key) => {
    if (CONTENT_KEYS.some((each) => each === key)) void prepareSearch(audience);
  });
  void prepareSearch(audience);
  return () => {
    stopListening();
    readers[audience].clear();
  };
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
    // The index of `records` is mutated in place.
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
