import { pathSegment } from '@/lib/browser/pathSegment';

/** What stands before the slug in the address of a page and of a post (SPEC section 2). */
export const ADDRESS_BASE = { pages: '/', blogs: '/blog/' } as const;

/** The path of a page or a post; of none that visitors do not see. */
export function publicAddress(
  key: keyof typeof ADDRESS_BASE,
  { published, slug }: { readonly published: boolean; readonly slug: string },
): string | undefined {
  return published && slug !== '' ? ADDRESS_BASE[key] + pathSegment(slug) : undefined;
}
