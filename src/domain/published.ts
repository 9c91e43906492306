import { encodedPart } from '@/lib/text/typed';

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
