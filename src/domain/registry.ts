import type { CollectionType, EntryRecord, SingletonKey } from './contentType';
import { applicationType } from './application';
import { messageType } from './contactMessage';
import { pageType } from './page';
import { postType } from './post';
import { sectionType } from './section';
import { visaCardType } from './visaCard';

/**
 * The registry of all content types, which storage, tab sync and search iterate; each type's
 * `search.ts` and `admin.ts` are beside its schema.
 */
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
