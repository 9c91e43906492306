import type { ReactNode, MouseEvent, SyntheticEvent } from 'react';
import { linkUrl, isVisitorPath } from '@/lib/browser/safeUrl';
import { siteAddress, withoutLanguage } from '@/lib/browser/siteAddress';
import { strings } from './strings';
import { keyed } from '@/lib/sorting';
import { phoneParts } from '@/lib/text/contactDetails';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

interface SiteLinkProps {
  href: string;
  newTab?: boolean;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/**
 * A link to a user-entered URL: a path of this site, another site, or nowhere if unsafe. A plain
 * anchor, because router links would parse the path as a pattern; the layout handles its clicks.
 */
export function SiteLink({ href, newTab, className, current, children }: SiteLinkProps) {
  const safe = linkUrl(href);
  const isNew = newTab && safe !== undefined;
  return (
    <a
      className={className}
      href={safe && siteAddress(safe)}
      aria-current={safe === undefined ? undefined : current}
      target={isNew ? '_blank' : undefined}
      rel={isNew ? 'noopener noreferrer' : undefined}
    >
      {isNew ? strings.newTab(children) : children}
    </a>
  );
}

/** A text with phone numbers, each of which is a link. */
export function PhoneLinks({ phone, className }: { phone: string; className: string }) {
  return keyed(phoneParts(phone), ({ text }) => text).map(({ key, item: { text, href } }) =>
    href === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <SiteLink key={key} className={className} href={href}>
        {/* Right-to-left text would reorder the groups of digits. */}
        <bdi dir="ltr">{text}</bdi>
      </SiteLink>
    ),
  );
}

/** Navigates to a path of this site; the current one adds no history entry. */
export function followAddress(history: RouterHistory, address: string): void {
  if (address === history.location.href) history.replace(address);
  else history.push(address);
}

/**
 * Whether a link leads to a fragment of the current page, to which the browser scrolls. The router
 * finds targets by id only, and targets in rich text have none.
 */
const isPlaceHere = ({ hash, pathname }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname;

/** The URL of the internal stored link at which an event occurred, if any. */
function addressOf({ target }: SyntheticEvent): string | undefined {
  const anchor = target instanceof Element && target.closest('a');
  const href = anchor && !anchor.target && !isPlaceHere(anchor) && anchor.getAttribute('href');
  // The browser loads files such as /guide.pdf.
  return href && isVisitorPath(href) && !/\.\w+($|[?#])/.test(href) ? href : undefined;
}

/**
 * Handles a click on an internal stored link without a page load; other clicks are left to the
 * browser.
 */
export function followLink(event: MouseEvent, history: RouterHistory): void {
  const address = addressOf(event);
  if (address === undefined || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  followAddress(history, address);
}

/** Preloads the screen of a stored link when a click is likely. */
export function fetchScreen(event: SyntheticEvent, router: AnyRouter): void {
  const address = addressOf(event);
  if (address === undefined) return;
  const [routes] = router.getMatchedRoutes(withoutLanguage(address).replace(/[?#].*/s, ''));
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
