const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Browsers drop these inside a URL, so "java\nscript:" would otherwise pass as a relative path.
// oxlint-disable-next-line no-control-regex
const IGNORED_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * The address if a link may point there, else `undefined` (a blank link).
 * Allowed: http, https, mailto, tel and addresses without a protocol (SPEC section 5).
 */
export function safeHref(link: string): string | undefined {
  const compact = link.replace(IGNORED_CHARACTERS, '');
  if (compact === '') return undefined;
  const protocol = /^[a-z][a-z0-9+.-]*:/i.exec(compact)?.[0].toLowerCase();
  if (protocol !== undefined && !ALLOWED_PROTOCOLS.has(protocol)) return undefined;
  return link.trim();
}

/** Whether an address stays on this site, so that the router can follow it. */
export function isInternalPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** Whether a path is in the administrator's area, which is a document of its own. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(path);
}

/** Whether an address is a page that visitors see, so that their router can follow it. */
export function isVisitorPath(href: string): boolean {
  return isInternalPath(href) && !isAdminPath(href);
}
