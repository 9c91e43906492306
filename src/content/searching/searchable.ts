import type { CollectionType, EntryRecord } from '../contentType';
import type { Searchable } from './terms';

/** What an entry of a type is found by. */
export function searchableOf(type: CollectionType<EntryRecord>, entry: EntryRecord): Searchable {
  return {
    title: type.titleOf(entry),
    texts: type.searchText(entry),
    isPublic: type.publicPath?.(entry) !== undefined,
  };
}
