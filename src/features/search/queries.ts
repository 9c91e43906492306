import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { contentTypes, type Audience, type Searchable } from '@/domain/registry';
import { collectionOf } from '@/store/repository';
import { sameJson } from '@/lib/json';
import { type HighlightedHit, highlightHit } from '@/engines/search/highlight';
import { find, queryTerms, SearchIndex } from '@/engines/search/match';
import {
  type EntryHit,
  followRecords,
  prefetchRecords,
  recordsFor,
} from '@/features/search/store/searchRecords';
import { isSignedIn } from '@/features/session/queries';
import { saveStrings } from '@/shared/queries/strings';

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
