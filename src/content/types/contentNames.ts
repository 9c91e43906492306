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

/** What one record and several of a kind are called in the middle of a sentence. */
export const RECORD_NAMES: Readonly<Record<CollectionKey, { one: string; other: string }>> = {
  pages: { one: 'page', other: 'pages' },
  blogs: { one: 'blog post', other: 'blog posts' },
  sections: { one: 'section', other: 'sections' },
  visaCards: { one: 'visa card', other: 'visa cards' },
  visaApplications: { one: 'application', other: 'applications' },
  contactMessages: { one: 'message', other: 'messages' },
};
