import type { CollectionType, EntryRecord } from './contentType';
import { applications } from '../applications/application';
import { contactMessages } from '../messages/contactMessage';
import { pages } from './page/schema';
import { posts } from './post/schema';
import { sections } from './section/schema';
import { visaCards } from './visaCard/schema';

/**
 * The registry: every kind of entry. Storage, tab sync and the search index follow this list; what
 * is searched and edited of a type is found beside its schema, as `search.ts` and `admin.ts`.
 */
const registry = [pages, posts, sections, visaCards, applications, contactMessages] as const;

export type CollectionKey = (typeof registry)[number]['key'];

/** Any of them: generic code asks no more of it. */
export type AnyContentType = CollectionType<EntryRecord, CollectionKey>;

export const contentTypes: readonly AnyContentType[] = registry;
