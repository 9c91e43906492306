import { isInternalPath } from '@/lib/browser/safeUrl';

/** The path of a link to this site, without search and fragment; `undefined` for any other link. */
export function ownPath(link: string, host: string): string | undefined {
  if (!isInternalPath(link) && !/^https?:\/\//i.test(link)) return undefined;
  const url = URL.canParse(link, `https://${host}`) ? new URL(link, `https://${host}`) : undefined;
  if (url?.host !== host) return undefined;
  return url.pathname === '/' ? '/' : url.pathname.replace(/(?<!\/)\/+$/, '');
}

/** A path, or a part of it, as slugs are written; unchanged where that cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

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
