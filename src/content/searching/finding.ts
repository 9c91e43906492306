import type { CollectionKey, EntryRecord, Identified } from '../types/contentType';

/**
 * How the search finds entries of a content type. It stands apart from the type, so that what every
 * page loads first stays small.
 */
export interface Finding<Entry extends Identified> {
  readonly key: CollectionKey;
  // Method syntax, so that a list may hold findings of different entries.
  /** What an entry is called among others; it is found by this first of all. Plain text. */
  titleOf(this: void, entry: Entry): string;
  /** The other texts, plain or HTML, that an entry is found by; what to quote first. */
  textsOf(this: void, entry: Entry): readonly string[];
  /** Where visitors see an entry, if they do: without it they never find one. */
  publicPath?(this: void, entry: Entry): string | undefined;
}

/** A finding of whichever entries: what is generic reads their fields by name. */
export type AnyFinding = Finding<EntryRecord>;
