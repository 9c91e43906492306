import { decodedPart } from '@/lib/text/typed';
import type { ContentKey } from '@/domain/registry';
import { ADDRESS_BASE, publicAddress, findPublished } from '@/domain/published';
import { DIRECTION, LANGUAGE } from '@/lib/language';
import { textsHash } from '@/store/local/pageSources';

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
function keysOf(path: string): readonly ContentKey[] {
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

function dependsOnQuery(path: string): boolean {
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

export interface RenderedPage {
  /** Without its language, encoded, without a trailing slash. */
  readonly path: string;
  /** The elements that React renders into the head. */
  readonly head: string;
  readonly body: string;
}

export interface PageContext {
  /** The stored texts that the page was rendered from. */
  readonly textOf: (key: string) => string | null;
  /** Static elements for the head. */
  readonly extraHead: string;
}

function attributesOf(path: string, textOf: PageContext['textOf']): string {
  const texts = keysOf(path).join(' ');
  const query = dependsOnQuery(path) ? ' data-search' : '';
  return `data-path="${path}" data-texts="${texts}" data-hash="${textsHash(texts, textOf)}"${query}`;
}

// oxlint-disable-next-line regexes/linear -- the build's own markup has each mark once.
const between = (name: string) => new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`);

/** Inserts a page into `template`. */
export function pageDocument(template: string, page: RenderedPage, context: PageContext): string {
  const { path, head, body } = page;
  const kept = / data-(?:start|site|ahead)="[^"]*"/g;
  return template
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<html\b[^>]*>/,
      (tag) =>
        `<html lang="${LANGUAGE}" dir="${DIRECTION}" ${attributesOf(path, context.textOf)}${(tag.match(kept) ?? []).join('')}>`,
    )
    .replace(between('head'), () => `<!--head-->${head}${context.extraHead}<!--/head-->`)
    .replace(
      // oxlint-disable-next-line regexes/linear -- as above.
      /<div id="root">[^]*<\/div>\s*<!--\/page-->/,
      () => `<div id="root">${body}</div><!--/page-->`,
    );
}
