import type * as v from 'valibot';

export interface Identified {
  id: string;
}

export type CollectionKey =
  'pages' | 'blogs' | 'sections' | 'visaCards' | 'visaApplications' | 'contactMessages';
export type SingletonKey = 'settings' | 'menus';

/** A kind of entry kept as an array under one storage key (SPEC section 3). */
export interface CollectionType<Entry extends Identified> {
  readonly kind: 'collection';
  readonly key: CollectionKey;
  /** Parses one stored record; unknown fields are kept. */
  readonly schema: v.GenericSchema<unknown, Entry>;
  // Method syntax, so that a list may hold types of different entries.
  /** What an entry is called among others; the search finds it by this first of all. Plain text. */
  titleOf(this: void, entry: Entry): string;
  /** The other texts, plain or HTML, that the search may find an entry by; what to quote first. */
  searchText(this: void, entry: Entry): readonly string[];
  /** Where visitors see an entry, if they do: without it they never find one. */
  publicPath?(this: void, entry: Entry): string | undefined;
}

/** An entry of whichever type: what is generic reads its fields by name. */
export interface EntryRecord extends Identified {
  readonly [field: string]: unknown;
}

/** One object kept under one storage key (SPEC section 3). */
export interface SingletonType<Value> {
  readonly kind: 'singleton';
  readonly key: SingletonKey;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** What is read when nothing is stored. */
  readonly initial: Value;
}
