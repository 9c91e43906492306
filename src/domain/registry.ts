import type { CollectionType, EntryRecord, SingletonKey, Identified } from './contentType';
import { applicationType } from './application';
import { messageType, pageType, postType, sectionType, visaCardType } from './entries';

/** The registry of all content types, which storage, tab sync and search iterate. */
const registry = [
  pageType,
  postType,
  sectionType,
  visaCardType,
  applicationType,
  messageType,
] as const;

export type CollectionKey = (typeof registry)[number]['key'];

/** A key of localStorage that holds content (SPEC section 3). */
export type ContentKey = CollectionKey | SingletonKey;

/** Any content type, for generic code. */
export type AnyContentType = CollectionType<EntryRecord, CollectionKey>;

export const contentTypes: readonly AnyContentType[] = registry;

/** Visitors find published entries; the administrator finds all. */
export type Audience = 'visitor' | 'administrator';

export interface Searchable {
  /** Plain text; matches in it rank higher. */
  readonly title: string;
  /** Plain text or HTML, in the order of quoting. */
  readonly texts: readonly string[];
  /** Further searchable words, never quoted. */
  readonly otherWords?: string;
}

/** The searchable texts of a content type. Apart from the schema, to keep the first load small. */
export interface SearchDefinition<Entry extends Identified> {
  readonly key: CollectionKey;
  // Method syntax, which allows a list of definitions for different entries.
  searchable(this: void, entry: Entry): Searchable;
  /** The public path of an entry; without one visitors cannot find it. */
  publicPath?(this: void, entry: Entry): string | undefined;
}

export type AnySearchDefinition = SearchDefinition<EntryRecord>;
