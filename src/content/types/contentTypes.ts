import { applications } from '../applications/application';
import { contactMessages } from '../messages/contactMessage';
import type { CollectionType, EntryRecord } from './contentType';
import { pages } from './page/schema';
import { posts } from './post/schema';
import { sections } from './section/schema';
import { visaCards } from './visaCard/schema';

/** Every kind of entry: storage, tab sync and the search index follow this list. */
export const contentTypes: readonly CollectionType<EntryRecord>[] = [
  pages,
  posts,
  sections,
  visaCards,
  applications,
  contactMessages,
];
