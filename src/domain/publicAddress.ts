import { encodedPart } from '@/lib/text/typed';

/** The URL before the slug of pages and posts (SPEC section 2). */
export const ADDRESS_BASE = { pages: '/', blogs: '/blog/' } as const;

/** The path of a published page or post; undefined for others. */
export function publicAddress(
  key: keyof typeof ADDRESS_BASE,
  { published, slug }: { readonly published: boolean; readonly slug: string },
): string | undefined {
  return published && slug !== '' ? ADDRESS_BASE[key] + encodedPart(slug) : undefined;
}

/** Normalises a slug for comparison: case and accents. */
export function comparableSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}
