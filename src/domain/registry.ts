import type { CollectionType, EntryRecord } from './contentType';
import { applications } from './application';
import { contactMessages } from './contactMessage';
import { pages } from './page';
import { posts } from './post';
import { sections } from './section';
import { visaCards } from './visaCard';

/**
 * The registry of all content types, which storage, tab sync and search iterate; each type's
 * `search.ts` and `admin.ts` are beside its schema.
 */
const registry = [pages, posts, sections, visaCards, applications, contactMessages] as const;

export type CollectionKey = (typeof registry)[number]['key'];

/** Any content type, for generic code. */
export type AnyContentType = CollectionType<EntryRecord, CollectionKey>;

export const contentTypes: readonly AnyContentType[] = registry;
