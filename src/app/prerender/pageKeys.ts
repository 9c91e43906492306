import { hashText } from '@/lib/crypto/hashText';
import { decodedPart } from '@/lib/text/wellFormed';
import type { ContentKey } from '@/domain/registry';
import { ADDRESS_BASE, publicAddress } from '@/domain/publicAddress';
import { findPublished } from '@/domain/published';

/** The keys shown in header and footer. */
export const FRAME_KEYS: readonly ContentKey[] = ['settings', 'menus'];

const MAIN_KEYS: ReadonlyMap<string, readonly ContentKey[]> = new Map<
  string,
  readonly ContentKey[]
>([
  ['/', ['sections', 'visaCards']],
  ['/visa-types', ['visaCards']],
  ['/apply', ['visaCards']],
  // It begins with a list where there is one, and is prepared without.
  ['/track', ['visaApplications']],
  ['/contact', ['settings']],
  ['/blog', ['blogs']],
  ['/404', []],
]);

/** The keys shown on any public page. */
export const MAIN_PAGE_KEYS: readonly ContentKey[] = [
  ...FRAME_KEYS,
  'pages',
  'blogs',
  'sections',
  'visaCards',
];

/** Pages that depend on the query string. */
const PATHS_WITH_QUERY: ReadonlySet<string> = new Set(['/apply', '/track']);

/** The keys shown in the main part of a page. */
export function mainKeys(path: string): readonly ContentKey[] {
  return MAIN_KEYS.get(path) ?? (path.startsWith(ADDRESS_BASE.blogs) ? ['blogs'] : ['pages']);
}

interface Addressed {
  published: boolean;
  slug: string;
}

/** The published post at a path, if any. */
export function postAt<Entry extends Addressed>(
  path: string,
  posts: readonly Entry[],
): Entry | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : findPublished(posts, decodedPart(slug));
}

export function dependsOnQuery(path: string): boolean {
  return PATHS_WITH_QUERY.has(path);
}

/** The paths of all public pages, and of the 404 page. */
export function visitorPaths(pages: readonly Addressed[], posts: readonly Addressed[]): string[] {
  const entries = [
    ...pages.map((page) => publicAddress('pages', page)),
    ...posts.map((post) => publicAddress('blogs', post)),
  ];
  return [...new Set([...MAIN_KEYS.keys(), ...entries.filter((path) => path !== undefined)])];
}

/**
 * The hashes of the texts that a part was rendered from: `key=hash;key=`, without a hash if absent.
 * `store/local/pageGuard` compares them with what is stored.
 */
export function writeSources(
  keys: readonly ContentKey[],
  textOf: (key: ContentKey) => string | null,
): string {
  return keys
    .map((key) => {
      const text = textOf(key);
      return `${key}=${text === null ? '' : hashText(text)}`;
    })
    .join(';');
}
