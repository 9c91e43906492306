import { linkUrl, isAdminPath, ownPath } from '@/lib/browser/safeUrl';
import type { MenuItem } from '@/domain/menus';
import { decodedPart } from '@/lib/text/wellFormed';
import { ADDRESS_BASE } from '@/domain/publicAddress';
import { SITE_SCREENS } from '../siteScreens';
import { strings } from '../strings';

export interface LinkTargets {
  readonly pages: readonly { title: string; slug: string; published: boolean }[];
  readonly posts: readonly { title: string; slug: string; published: boolean }[];
  /** The host of this site, such as `example.com:8080`. */
  readonly host: string;
}

/** The titles of the site's screens, by path. */
const SCREENS: ReadonlyMap<string, string> = new Map(
  SITE_SCREENS.map(({ path, title }) => [path, title]),
);

/** What is wrong with a link. */
export interface LinkFault {
  /** Refused links cannot be saved; others get a warning. */
  readonly isRefused: boolean;
  readonly text: string;
}

/** Why a link cannot be saved. */
export function linkRefusal(link: string): string | undefined {
  if (link.trim() === '' || linkUrl(link) !== undefined) return undefined;
  return strings.links.refused;
}

/** Checks a link; `undefined` if it leads somewhere, as far as known. */
export function linkFault(
  link: string,
  { pages, posts, host }: LinkTargets,
): LinkFault | undefined {
  const marked = (text: string) => ({ isRefused: false, text });
  const href = linkUrl(link);
  if (href === undefined) {
    const text = linkRefusal(link);
    return text === undefined ? undefined : { isRefused: true, text };
  }
  const path = ownPath(href, host);
  if (path === undefined) {
    const isWhole = /^(?:https?:\/\/[^/]+\.[^/]|mailto:.|tel:.|#)/i.test(href);
    if (isWhole || /^https?:\/\/localhost\b/i.test(href)) return undefined;
    if (/^https?:/i.test(href)) return marked(strings.links.noDot);
    return marked(strings.links.noStart);
  }
  if (SCREENS.has(path) || isAdminPath(path)) return undefined;
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  const page = /^\/([^/]+)$/.exec(path)?.[1];
  const [what, entries, slug] =
    post === undefined ? (['page', pages, page] as const) : (['post', posts, post] as const);
  const wanted = slug === undefined ? undefined : decodedPart(slug).normalize('NFC');
  const found = entries.filter((entry) => entry.slug.normalize('NFC') === wanted);
  if (found.some(({ published }) => published)) return undefined;
  if (found.length > 0) return marked(strings.links.draft(what));
  return marked(strings.links.nowhere(what, path));
}

/** The type of a link: another host is external (SPEC section 3). */
export function suggestedType(link: string, host: string): MenuItem['type'] {
  const href = linkUrl(link) ?? '';
  return /^https?:\/\//i.test(href) && ownPath(href, host) === undefined ? 'external' : 'internal';
}

export function knownLinks({ pages, posts }: LinkTargets): { link: string; name: string }[] {
  const links = [...SCREENS].map(([link, name]) => ({ link, name }));
  for (const { slug, title, published } of pages)
    if (published) links.push({ link: ADDRESS_BASE.pages + slug, name: title });
  for (const { slug, title, published } of posts)
    if (published) links.push({ link: ADDRESS_BASE.blogs + slug, name: title });
  return links;
}
