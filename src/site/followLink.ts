import type { RouterHistory } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isVisitorPath } from '@/lib/sitePath';

/** Goes to an address of this site; the one that is here already is no step in history. */
export function followAddress(history: RouterHistory, address: string): void {
  if (address === history.location.href) history.replace(address);
  else history.push(address);
}

/**
 * Follows a click on a stored link to this site, in a text or beside one, without loading the page
 * anew; whatever else a click means is left to the browser.
 */
export function followLink(event: MouseEvent, history: RouterHistory): void {
  const anchor = event.target instanceof Element && event.target.closest('a');
  const href = anchor && !anchor.target && anchor.getAttribute('href');
  if (!href || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // A file (/guide.pdf) is the browser's business.
  if (!isVisitorPath(href) || /\.\w+($|[?#])/.test(href)) return;
  event.preventDefault();
  followAddress(history, href);
}
