/** What an address is for: a place that a link leads to, or a picture that is loaded. */
export type AddressUse = 'link' | 'picture';

const SCHEMES: Readonly<Record<AddressUse, ReadonlySet<string>>> = {
  link: new Set(['http:', 'https:', 'mailto:', 'tel:']),
  picture: new Set(['http:', 'https:']),
};
/** A picture may be in its own address; an SVG could carry script. */
const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]+$/i;
// Browsers drop these inside a URL, so "java\nscript:" would otherwise pass as a relative path.
// oxlint-disable-next-line no-control-regex
const IGNORED_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;
const HERE = 'https://site.invalid';

/** Whether an address without a scheme leads to this site, and cannot be read as another host. */
function staysHere(address: string): boolean {
  if (!URL.canParse(address, HERE)) return false;
  const { origin, pathname } = new URL(address, HERE);
  return origin === HERE && !pathname.startsWith('//');
}

/**
 * The one check of every address that was stored, imported or typed: the address if it may be
 * used, else `undefined` (a blank link, no picture). Allowed are http, https, for links mailto and
 * tel (SPEC section 5), for pictures raster data, and addresses of this site; never `//host`.
 */
export function safeUrl(address: string, use: AddressUse = 'link'): string | undefined {
  const trimmed = address.trim();
  if (use === 'picture' && RASTER_DATA.test(trimmed)) return trimmed;
  const compact = trimmed.replace(IGNORED_CHARACTERS, '');
  if (compact === '') return undefined;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(compact)?.[0].toLowerCase();
  const isAllowed =
    scheme === undefined
      ? staysHere(trimmed) && (compact === trimmed || staysHere(compact))
      : SCHEMES[use].has(scheme);
  return isAllowed ? trimmed : undefined;
}

/** Whether an address stays on this site, so that the router can follow it. */
export function isInternalPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && staysHere(href);
}

/** Whether an address is itself the picture. */
export function isPictureData(address: string): boolean {
  return RASTER_DATA.test(address.trim());
}
