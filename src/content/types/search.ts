import type { EntryRecord, Identified } from './contentType';
import type { CollectionKey } from './registry';

/** Visitors find what is published; the administrator finds everything. */
export type Audience = 'visitor' | 'administrator';

export interface Searchable {
  /** What it is called: found words count for more here. Plain text. */
  readonly title: string;
  /** Plain or HTML; what to quote first. */
  readonly texts: readonly string[];
  /** Words that it is found by though it does not say them: never quoted. */
  readonly otherWords?: string;
}

/**
 * What of a content type's entries is searched, and where visitors see them. It is apart from the
 * schema, so that what every page loads first stays small.
 */
export interface SearchDefinition<Entry extends Identified> {
  readonly key: CollectionKey;
  // Method syntax, so that a list may hold definitions of different entries.
  searchable(this: void, entry: Entry): Searchable;
  /** Where visitors see an entry, if they do: without it they never find one. */
  publicPath?(this: void, entry: Entry): string | undefined;
}

export type AnySearchDefinition = SearchDefinition<EntryRecord>;
