/** The URL before the slug of pages and posts (SPEC section 2). */
export const ADDRESS_BASE = { pages: '/', blogs: '/blog/' } as const;

/** Encodes a path segment; lone surrogates, which cannot be encoded, are replaced. */
function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** The path of a published page or post; undefined for others. */
export function publicAddress(
  key: keyof typeof ADDRESS_BASE,
  { published, slug }: { readonly published: boolean; readonly slug: string },
): string | undefined {
  return published && slug !== '' ? ADDRESS_BASE[key] + pathSegment(slug) : undefined;
}
