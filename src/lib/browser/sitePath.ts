import { isInternalPath } from './safeUrl';

/**
 * Whether a path belongs to the administrator's document. The counter's link does too: visitors
 * rarely use it, so it is not in their bundle.
 */
export function isAdminPath(path: string): boolean {
  return /^\/(?:admin|counter)(?:[/?#]|$)/.test(path);
}

/** Whether a URL is a public page, which the visitors' router can handle. */
export function isVisitorPath(href: string): boolean {
  return isInternalPath(href) && !isAdminPath(href);
}
