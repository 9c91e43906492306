import { hashText } from '@/lib/crypto/hashText';
import type { SingletonKey } from '../types/contentType';
import type { CollectionKey } from '../types/registry';
import { ADDRESS_BASE, publicAddress } from './publicAddress';
import { findPublished } from '../types/published';

export type PageKey = CollectionKey | SingletonKey;

/** What the header and the footer of every page show. */
export const FRAME_KEYS: readonly PageKey[] = ['settings', 'menus'];

const MAIN_KEYS: ReadonlyMap<string, readonly PageKey[]> = new Map<string, readonly PageKey[]>([
  ['/', ['sections', 'visaCards']],
  ['/visa-types', ['visaCards']],
  ['/apply', ['visaCards']],
  ['/track', []],
  ['/contact', ['settings']],
  ['/blog', ['blogs']],
  ['/404', []],
]);

/** What any visitor's page shows. */
export const MAIN_PAGE_KEYS: readonly PageKey[] = [
  ...FRAME_KEYS,
  'pages',
  'blogs',
  'sections',
  'visaCards',
];

/** Of these pages the address shows more than the path says. */
const WITH_SEARCH: ReadonlySet<string> = new Set(['/apply', '/track']);

/** What the main part of a page shows, by its path. */
export function mainKeys(path: string): readonly PageKey[] {
  return MAIN_KEYS.get(path) ?? (path.startsWith(ADDRESS_BASE.blogs) ? ['blogs'] : ['pages']);
}

interface Addressed {
  published: boolean;
  slug: string;
}

/** The published post at a path, if it is a post's. */
export function postAt<Entry extends Addressed>(
  path: string,
  posts: readonly Entry[],
): Entry | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : findPublished(posts, decodeURIComponent(slug));
}

export function readsSearch(path: string): boolean {
  return WITH_SEARCH.has(path);
}

/** The path of every page that visitors can see, and of the 404 page. */
export function visitorPaths(pages: readonly Addressed[], posts: readonly Addressed[]): string[] {
  const entries = [
    ...pages.map((page) => publicAddress('pages', page)),
    ...posts.map((post) => publicAddress('blogs', post)),
  ];
  return [...new Set([...MAIN_KEYS.keys(), ...entries.filter((path) => path !== undefined)])];
}

/**
 * The stored texts that a part of a page was rendered from, by their hashes: `key=hash;key=`.
 * A key that is not stored has no hash. `data/pageGuard` compares it with what is stored.
 */
export function writeSources(
  keys: readonly PageKey[],
  textOf: (key: PageKey) => string | null,
): string {
  return keys
    .map((key) => {
      const text = textOf(key);
      return `${key}=${text === null ? '' : hashText(text)}`;
    })
    .join(';');
}
