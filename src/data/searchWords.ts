import * as v from 'valibot';
import { applications } from '@/content/application';
import { contactMessages } from '@/content/contactMessage';
import type { CollectionKey, CollectionType, Identified } from '@/content/contentType';
import { pages } from '@/content/page';
import { posts } from '@/content/post';
import { sections } from '@/content/section';
import { visaCards } from '@/content/visaCard';
import { words } from '@/lib/words';
import { isCollectionKey, type ContentKey } from './keys';

type WordsOf = (record: unknown) => string[];

function wordsBy<Entry extends Identified>(type: CollectionType<Entry>): WordsOf {
  return (record) => {
    const parsed = v.safeParse(type.schema, record);
    return parsed.success ? words(type.searchText(parsed.output)) : [];
  };
}

const wordsOf: Readonly<Record<CollectionKey, WordsOf>> = {
  pages: wordsBy(pages),
  blogs: wordsBy(posts),
  sections: wordsBy(sections),
  visaCards: wordsBy(visaCards),
  visaApplications: wordsBy(applications),
  contactMessages: wordsBy(contactMessages),
};

/** The words that a record may be found by; a singleton is not searched. */
export function searchWords(key: ContentKey, text: string): string[] {
  return isCollectionKey(key) ? wordsOf[key](JSON.parse(text)) : [];
}
