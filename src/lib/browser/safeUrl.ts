import { LANGUAGE } from '../language';
import { languageOf, withoutLanguage } from './siteAddress';

/** How a URL is used: as the target of a link, or as the source of a picture. */
export type AddressUse = 'link' | 'picture';

const SCHEMES: Readonly<Record<AddressUse, ReadonlySet<string>>> = {
  link: new Set(['http:', 'https:', 'mailto:', 'tel:']),
  // As in `img-src` of the CSP: browsers load no others.
  picture: new Set(['https:']),
};
/** Raster data URLs only: an SVG could carry script. */
const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]+$/i;
// Browsers drop these inside a URL, so "java\nscript:" would otherwise pass as a relative path.
// oxlint-disable-next-line no-control-regex
const IGNORED_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;
const BASE = 'https://site.invalid';

/** Whether a relative URL stays on this site and cannot be parsed as another host. */
function isSameOrigin(address: string): boolean {
  if (!URL.canParse(address, BASE)) return false;
  const { origin, pathname } = new URL(address, BASE);
  return origin === BASE && !pathname.includes('//');
}

/**
 * Validates every stored, imported or typed URL: returns it if it is safe, else `undefined`.
 * Allowed are https and this site's URLs; for links also http, mailto and tel (SPEC section 5), for
 * pictures raster data; never `//host`, nor a link that begins with a host.
 */
export function safeUrl(address: string, use: AddressUse = 'link'): string | undefined {
  const trimmed = address.trim();
  if (use === 'picture' && RASTER_DATA.test(trimmed)) return trimmed;
  const compact = trimmed.replace(IGNORED_CHARACTERS, '');
  if (compact === '') return undefined;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(compact)?.[0].toLowerCase();
  // `www.example.com` would resolve to a path of this site that does not exist.
  const isHost = use === 'link' && /^[^./?#]+\.[^/?#]/.test(compact);
  const isAllowed =
    scheme === undefined
      ? !isHost && isSameOrigin(trimmed) && (compact === trimmed || isSameOrigin(compact))
      : SCHEMES[use].has(scheme);
  return isAllowed ? trimmed : undefined;
}

/** An address that begins with a host, such as `www.example.com/visa`. */
export const DOMAIN = /^[^\s/?#@:.][^\s/?#@:]*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** The URL of a link field, if it is safe: one that begins with a host gets its `https://`. */
export function linkUrl(link: string): string | undefined {
  return safeUrl(DOMAIN.test(link.trim()) ? `https://${link.trim()}` : link);
}

/** Whether a URL stays on this site, so that the router can handle it. */
export function isInternalPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && isSameOrigin(href);
}

/** Whether a URL contains the picture's data. */
export function isPictureData(address: string): boolean {
  return RASTER_DATA.test(address.trim());
}

/** The URL of a picture field if it may be loaded: a root-relative path, https, or raster data. */
export function pictureUrl(address: string): string | undefined {
  const url = safeUrl(address, 'picture');
  return url !== undefined && /^(?:https:\/\/|\/|data:)/i.test(url) ? url : undefined;
}

/**
 * Whether a path belongs to the administrator's document. `/counter` does too: visitors rarely use
 * it, so it is not in their bundle.
 */
export function isAdminPath(path: string): boolean {
  return /^\/(?:ar\/)?(?:admin|counter)(?:[/?#]|$)/.test(path);
}

/** Whether a URL is a public page of this language, which the visitors' router can handle. */
export function isVisitorPath(href: string): boolean {
  return isInternalPath(href) && !isAdminPath(href) && languageOf(href) === LANGUAGE;
}

/**
 * The path of a link to this site, without language, query and fragment; `undefined` for other
 * links.
 */
export function ownPath(link: string, host: string): string | undefined {
  if (!isInternalPath(link) && !/^https?:\/\//i.test(link)) return undefined;
  const url = URL.canParse(link, `https://${host}`) ? new URL(link, `https://${host}`) : undefined;
  if (url?.host !== host) return undefined;
  const path = withoutLanguage(url.pathname);
  return path === '/' ? '/' : path.replace(/(?<!\/)\/+$/, '');
}
