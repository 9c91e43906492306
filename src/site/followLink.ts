import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import type { MouseEvent, SyntheticEvent } from 'react';
import { isVisitorPath } from '@/lib/browser/sitePath';

/** Goes to an address of this site; the one that is here already is no step in history. */
export function followAddress(history: RouterHistory, address: string): void {
  if (address === history.location.href) history.replace(address);
  else history.push(address);
}

/** The address of the stored link to this site that an event is about; none of another one. */
function addressOf({ target }: SyntheticEvent): string | undefined {
  const anchor = target instanceof Element && target.closest('a');
  const href = anchor && !anchor.target && anchor.getAttribute('href');
  // A file (/guide.pdf) is the browser's business.
  return href && isVisitorPath(href) && !/\.\w+($|[?#])/.test(href) ? href : undefined;
}

/**
 * Follows a click on a stored link to this site, in a text or beside one, without a page
 * load; whatever else a click means is left to the browser.
 */
export function followLink(event: MouseEvent, history: RouterHistory): void {
  const address = addressOf(event);
  if (address === undefined || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  followAddress(history, address);
}

/** Fetches the code of the screen that a stored link leads to, once it is likely to be pressed. */
export function fetchScreen(event: SyntheticEvent, router: AnyRouter): void {
  const address = addressOf(event);
  if (address === undefined) return;
  const [routes] = router.getMatchedRoutes(address.replace(/[?#].*/s, ''));
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
