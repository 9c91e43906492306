import { applications } from './application';
import { contactMessages } from './contactMessage';
import type { CollectionType, EntryRecord } from './contentType';
import { pages } from './page';
import { posts } from './post';
import { sections } from './section';
import { visaCards } from './visaCard';

/** Every kind of entry: storage, tab sync and the search index follow this list. */
export const contentTypes: readonly CollectionType<EntryRecord>[] = [
  pages,
  posts,
  sections,
  visaCards,
  applications,
  contactMessages,
];
