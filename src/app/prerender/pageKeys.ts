import { decodedPart } from '@/lib/text/typed';
import type { ContentKey } from '@/domain/registry';
import { ADDRESS_BASE, publicAddress } from '@/domain/publicAddress';
import { findPublished } from '@/domain/published';

/** The keys that the main part of each page shows. */
const MAIN_KEYS: ReadonlyMap<string, readonly ContentKey[]> = new Map<
  string,
  readonly ContentKey[]
>([
  ['/', ['sections', 'visaCards']],
  ['/visa-types', ['visaCards']],
  ['/apply', ['visaCards']],
  ['/track', []],
  ['/contact', []],
  ['/blog', ['blogs']],
  ['/404', []],
]);

/** Pages that depend on the query string. */
const PATHS_WITH_QUERY: ReadonlySet<string> = new Set(['/apply', '/track']);

/** The keys shown on a page, its header and its footer. */
export function keysOf(path: string): readonly ContentKey[] {
  const main = MAIN_KEYS.get(path) ?? (path.startsWith(ADDRESS_BASE.blogs) ? ['blogs'] : ['pages']);
  return ['settings', 'menus', ...main];
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
