import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { MenuItem } from '@/domain/menus';
import { isPrerendering } from '@/hydration/prerendering';
import { decodedPart } from '@/lib/text/wellFormed';
import { SiteLink } from '@/shared/visitor/SiteLink';
import type { Fit } from './menuFit';

/** Whether a menu link is the current page, or the section that contains it. */
function currentFor(link: string, pathname: string): 'page' | 'true' | undefined {
  // The router's pathname is decoded.
  if (link === pathname || decodedPart(link) === pathname) return 'page';
  // The demo page and the form screen are the same destination.
  if (link === '/contact-us' && pathname === '/contact') return 'true';
  return link !== '' && link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

const never = () => () => undefined;

/** The current pathname; while hydrating the prerendered one, even if the user has navigated. */
function usePathname(): string {
  const pathname = useLocation({ select: (location) => location.pathname });
  const ofPage = () =>
    (isPrerendering() ? undefined : document.documentElement.dataset['path']) ?? pathname;
  return useSyncExternalStore(never, () => pathname, ofPage);
}

interface MenuLinksProps {
  items: readonly MenuItem[];
  /** The breakpoint of each item, by id. */
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
