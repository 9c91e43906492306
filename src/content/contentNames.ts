import type { CollectionKey, SingletonKey } from './contentType';

/** What is kept under each key, for people. */
export const CONTENT_NAMES: Readonly<Record<CollectionKey | SingletonKey, string>> = {
  pages: 'Pages',
  blogs: 'Blog posts',
  sections: 'Homepage sections',
  visaCards: 'Visa cards',
  visaApplications: 'Visa applications',
  contactMessages: 'Contact messages',
  settings: 'Site settings',
  menus: 'Menus',
};
