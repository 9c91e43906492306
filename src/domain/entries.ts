import * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';
import { encodedPart } from '@/lib/text/typed';

/* What an administrator writes and visitors read, and what visitors send (SPEC section 3). */

const pageSchema = recordSchema({
  id: field.identity,
  title: field.text,
  slug: field.text,
  content: field.text,
  metaTitle: field.text,
  metaDescription: field.text,
  published: field.published,
});

/** A content page made in the admin area; `content` is HTML (SPEC section 3). */
export type Page = v.InferOutput<typeof pageSchema>;

export const pageType: CollectionType<Page, 'pages'> = {
  kind: 'collection',
  key: 'pages',
  schema: pageSchema,
};

const postSchema = recordSchema({
  id: field.identity,
  title: field.text,
  slug: field.text,
  content: field.text,
  imageUrl: field.text,
  category: field.text,
  tags: field.text,
  metaTitle: field.text,
  metaDescription: field.text,
  published: field.published,
  date: field.text,
});

/**
 * A blog post; `content` is HTML, `tags` are separated by commas of any script, `date` is an ISO
 * timestamp (SPEC section 3).
 */
export type Post = v.InferOutput<typeof postSchema>;

export const postType: CollectionType<Post, 'blogs'> = {
  kind: 'collection',
  key: 'blogs',
  schema: postSchema,
};

/** The tags of a post, trimmed. */
export function tagList(post: Post): string[] {
  return post.tags
    .split(/[,،、，]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

const sectionSchema = recordSchema({
  id: field.identity,
  title: field.text,
  description: field.text,
  imageUrl: field.text,
  buttonText: field.text,
  buttonLink: field.text,
  imagePosition: v.fallback(v.picklist(['left', 'right']), 'left'),
  order: field.order,
  published: field.published,
});

/** A homepage section; `description` is HTML (SPEC section 3). */
export type Section = v.InferOutput<typeof sectionSchema>;

export const sectionType: CollectionType<Section, 'sections'> = {
  kind: 'collection',
  key: 'sections',
  schema: sectionSchema,
};

const visaCardSchema = recordSchema({
  id: field.identity,
  title: field.text,
  duration: field.text,
  price: field.text,
  processing: field.text,
  imageUrl: field.text,
  features: field.textList,
  requirements: field.textList,
  published: field.published,
  order: field.order,
});

/** A visa card; `price` is a text that includes the currency (SPEC section 3). */
export type VisaCard = v.InferOutput<typeof visaCardSchema>;

export const visaCardType: CollectionType<VisaCard, 'visaCards'> = {
  kind: 'collection',
  key: 'visaCards',
  schema: visaCardSchema,
};

export type VisaIcon = 'business' | 'transit' | 'default';

/** The icon of a card, chosen by its title (SPEC section 2, visa types). */
export function visaIcon(title: string): VisaIcon {
  if (/business|أعمال/i.test(title)) return 'business';
  if (/transit|عبور/i.test(title)) return 'transit';
  return 'default';
}

const schema = recordSchema({
  id: field.identity,
  name: field.text,
  email: field.text,
  phone: field.text,
  subject: field.text,
  message: field.text,
  timestamp: field.text,
});

/** A message sent by the contact form; `timestamp` is ISO (SPEC section 3). */
export type ContactMessage = v.InferOutput<typeof schema>;

export const messageType: CollectionType<ContactMessage, 'contactMessages'> = {
  kind: 'collection',
  key: 'contactMessages',
  schema,
};

export const PUBLISHED_LISTS = ['pages', 'blogs', 'sections', 'visaCards'] as const;
/** The keys whose content visitors see, in display order. */
export const PUBLISHED_KEYS = ['settings', 'menus', ...PUBLISHED_LISTS] as const;
export type PublishedKey = (typeof PUBLISHED_KEYS)[number];

interface Publishable {
  published: boolean;
}

/** The published entries (SPEC section 4). */
export function published<Entry extends Publishable>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.published);
}

/** Published entries by ascending order; a stable sort (SPEC section 4). */
export function publishedInOrder<Entry extends Publishable & { order: number }>(
  entries: readonly Entry[],
): Entry[] {
  return published(entries).toSorted((a, b) => a.order - b.order);
}

/** Published entries, newest first; unreadable dates last (SPEC section 4). */
export function publishedNewestFirst<Entry extends Publishable & { date: string }>(
  entries: readonly Entry[],
): Entry[] {
  const time = (entry: Entry) => {
    const parsed = Date.parse(entry.date);
    return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
  };
  return published(entries).toSorted((a, b) => time(b) - time(a));
}

/** The published entry with this slug, ignoring how accents are encoded. */
export function findPublished<Entry extends Publishable & { slug: string }>(
  entries: readonly Entry[],
  slug: string,
): Entry | undefined {
  const wanted = slug.normalize('NFC');
  return entries.find((entry) => entry.published && entry.slug.normalize('NFC') === wanted);
}

/** The URL before the slug of pages and posts (SPEC section 2). */
export const ADDRESS_BASE = { pages: '/', blogs: '/blog/' } as const;

/** The path of a published page or post; undefined for others. */
export function publicAddress(
  key: keyof typeof ADDRESS_BASE,
  entry: { readonly published: boolean; readonly slug: string },
): string | undefined {
  return entry.published && entry.slug !== ''
    ? ADDRESS_BASE[key] + encodedPart(entry.slug)
    : undefined;
}

/** Normalises a slug for comparison: case and accents. */
export function comparableSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}
