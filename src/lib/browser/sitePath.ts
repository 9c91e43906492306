import { isInternalPath } from './safeUrl';

/**
 * Whether a path is in the administrator's area, which is a document of its own. So is a link to
 * the counter: few follow one, and nothing of it is in what every visitor loads.
 */
export function isAdminPath(path: string): boolean {
  return /^\/(?:admin|counter)(?:[/?#]|$)/.test(path);
}

/** Whether an address is a page that visitors see, so that their router can follow it. */
export function isVisitorPath(href: string): boolean {
  return isInternalPath(href) && !isAdminPath(href);
}
