import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { MenuItem } from '@/content/menus/menus';
import { isPrerendering } from '@/hydration/prerendering';
import { SiteLink } from '../SiteLink';
import type { Fit } from './menuFit';

/** Whether a menu link is the current page, or the section that the current page is in. */
function currentFor(link: string, pathname: string): 'page' | 'true' | undefined {
  // The router tells the path decoded.
  if (link === pathname || link === encodeURI(pathname)) return 'page';
  // The demo's page and the screen with the form are one place.
  if (link === '/contact-us' && pathname === '/contact') return 'true';
  return link !== '' && link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

const never = () => () => undefined;

/** The path of the screen on show; while a page is taken over its own, even if its visitor has moved on. */
function usePathname(): string {
  const { pathname } = useLocation();
  const ofPage = () =>
    (isPrerendering() ? undefined : document.documentElement.dataset['path']) ?? pathname;
  return useSyncExternalStore(never, () => pathname, ofPage);
}

interface MenuLinksProps {
  items: readonly MenuItem[];
  /** Of each item, by its id, where it stands in the header's line. */
  fits?: ReadonlyMap<string, Fit>;
  className?: string;
}

export function MenuLinks({ items, fits, className }: MenuLinksProps) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id} data-from={fits?.get(item.id)} className="min-w-0">
          <SiteLink
            href={item.link}
            newTab={item.type === 'external'}
            className="menu-link"
            current={currentFor(item.link, pathname)}
          >
            {item.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
