import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { contentTypes, type Audience, type Searchable } from '@/domain/registry';
import {
  deleteSearches,
  storeSearch,
  recentSearches,
} from '@/features/search/store/recentSearches';
import { collectionOf } from '@/store/repository';
import { sameJson } from '@/lib/sameJson';
import { type HighlightedHit, highlightHit } from '@/engines/search/highlight';
import { find, queryTerms, SearchIndex } from '@/engines/search/match';
import {
  type EntryHit,
  followRecords,
  prefetchRecords,
  recordsFor,
} from '@/features/search/store/searchRecords';
import { isSignedIn } from '@/features/session/queries';
import { strings } from '@/shared/queries/deferredStrings';

const MOST_SHOWN = 20;
/** Results rendered synchronously per keystroke; the others keep their old content until then. */
const AT_ONCE = 4;

/** A screen, command or setting. */
interface LocalItem<Item> {
  readonly kind: 'static';
  readonly item: Item;
  readonly searchable: Searchable;
}

/** A local item or a stored entry. */
export type Result<Item> = (LocalItem<Item> | EntryHit) & { readonly shown: HighlightedHit };

/** Recent searches of an audience, newest first. */
function recentSearchesOptions(audience: Audience) {
  return queryOptions({
    queryKey: ['recentSearches', audience],
    queryFn: () => recentSearches(audience),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Remembers a successful search; a failure is harmless. */
const noteSearchOptions = mutationOptions({
  mutationFn: ({ audience, typed }: { audience: Audience; typed: string }) =>
    storeSearch(audience, typed, Date.now()),
});

function forgetSearchesOptions(audience: Audience) {
  return mutationOptions({
    mutationFn: () => deleteSearches(audience),
    onSuccess: (_data, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: recentSearchesOptions(audience).queryKey }),
  });
}

function statusOf(typed: string, count: number): string {
  const query = typed.trim();
  if (count === 0) return strings.search.nothing(query);
  if (count >= MOST_SHOWN) return strings.search.first(MOST_SHOWN, query);
  return strings.search.found(count, query);
}

function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const NONE: readonly string[] = [];

/** State of a search dialog: results from stored entries and local items, and recent searches. */
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
  // A result is highlighted once, when it is first shown.
  const ranked = useMemo(
    () =>
      found.map((each) =>
        lazily((): Result<Item> => {
          const { searchable } = each;
          return { ...each, shown: highlightHit(searchable, { typed, allowsTypos }) };
        }),
      ),
    [found, typed, allowsTypos],
  );
  const soon = useDeferredValue(ranked);
  const results = useMemo(() => {
    if (queryTerms(typed).length === 0) return undefined;
    const drawn = [...ranked.slice(0, AT_ONCE), ...soon.slice(AT_ONCE, ranked.length)];
    return drawn.map((resultOf) => resultOf());
  }, [typed, ranked, soon]);

  const { data: recent = NONE } = useQuery(recentSearchesOptions(audience));
  const { mutate: note } = useMutation(noteSearchOptions);
  const { mutate: forget } = useMutation(
    useMemo(() => forgetSearchesOptions(audience), [audience]),
  );
  const isKnown = records.isComplete || found.length > 0;
  return {
    typed,
    /** Props of the search box. */
    field: {
      onType: setTyped,
      query: records.isComplete ? typed : '',
      recent,
      onForgetRecent: useCallback(() => forget(), [forget]),
      onChoose: () => {
        if (typed.trim() !== '') note({ audience, typed: typed.trim() });
      },
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

/** Reads the searched records ahead of the first key. */
export function prefetchSearch(audience: Audience): void {
  prefetchRecords(audience);
}
