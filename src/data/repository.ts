import * as application from '@/content/applications/application';
import * as contactMessage from '@/content/messages/contactMessage';
import type { EntryRecord } from '@/content/types/contentType';
import type { CollectionKey, AnyContentType } from '@/content/types/registry';
import * as menu from '@/content/menus/menus';
import * as page from '@/content/types/page/schema';
import * as post from '@/content/types/post/schema';
import * as section from '@/content/types/section/schema';
import * as setting from '@/content/settings/settings';
import * as visaCard from '@/content/types/visaCard/schema';
import { type Collection, collection } from './collection';
import { singleton } from './singleton';

/** Everything that the app keeps, by the names that the rest of the code uses. */
export const pages = collection(page.pages);
export const posts = collection(post.posts);
export const sections = collection(section.sections);
export const visaCards = collection(visaCard.visaCards);
export const applications = collection(application.applications);
export const contactMessages = collection(contactMessage.contactMessages);
export const settings = singleton(setting.settings);
export const menus = singleton(menu.menus);

const collections = new Map<CollectionKey, Collection<EntryRecord>>(
  [pages, posts, sections, visaCards, applications, contactMessages].map(
    (each: Collection<EntryRecord>) => [each.key, each],
  ),
);

/** The collection of a content type, for what is generic. */
export function collectionOf(type: AnyContentType): Collection<EntryRecord> {
  const known = collections.get(type.key) ?? collection(type);
  collections.set(type.key, known);
  return known;
}
