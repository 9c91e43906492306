/** What comes before the slug in the address of a page and of a post (SPEC section 2). */
export const ADDRESS_BASE = { pages: '/', blogs: '/blog/' } as const;

/** A text as one segment of an address; half a sign of two code units, which no address can hold, is replaced. */
function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

/** The path of a page or a post; of none that visitors do not see. */
export function publicAddress(
  key: keyof typeof ADDRESS_BASE,
  { published, slug }: { readonly published: boolean; readonly slug: string },
): string | undefined {
  return published && slug !== '' ? ADDRESS_BASE[key] + pathSegment(slug) : undefined;
}
