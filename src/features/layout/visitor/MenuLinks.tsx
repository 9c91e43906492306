import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { MenuItem } from '@/domain/menus';
import { linkUrl, ownPath } from '@/lib/browser/safeUrl';
import { decodedPart } from '@/lib/text/wellFormed';
import { originalLanguage } from '@/shared/visitor/inLanguage';
import { SiteLink } from '@/shared/visitor/SiteLink';
import type { Fit } from './menuFit';

/** Whether a menu link is the current page, or the section that contains it. */
function currentFor(link: string, pathname: string, host: string): 'page' | 'true' | undefined {
  // The router's pathname is decoded.
  const path = decodedPart(ownPath(linkUrl(link) ?? '', host) ?? '');
  if (path === pathname) return 'page';
  // The demo page and the form screen are the same destination.
  if (path === '/contact-us' && pathname === '/contact') return 'true';
  return path !== '' && path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

const never = () => () => undefined;

/** The current pathname; while hydrating the prerendered one, even if the user has navigated. */
function usePathname(): string {
  const pathname = useLocation({ select: (location) => location.pathname });
  const ofPage = () =>
    (typeof document === 'undefined' ? undefined : document.documentElement.dataset['path']) ??
    pathname;
  return useSyncExternalStore(never, () => pathname, ofPage);
}

/** The site's host, unknown while prerendering. */
const useHost = () =>
  useSyncExternalStore(
    never,
    () => location.host,
    () => 'site.invalid',
  );

interface MenuLinksProps {
  items: readonly MenuItem[];
  /** The breakpoint of each item, by id. */
  fits?: ReadonlyMap<string, Fit>;
  className?: string;
}

export function MenuLinks({ items, fits, className }: MenuLinksProps) {
  const pathname = usePathname();
  const host = useHost();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item.id}
          data-from={fits?.get(item.id)}
          className="min-w-0"
          {...originalLanguage?.(item, 'label')}
        >
          <SiteLink
            href={item.link}
            newTab={item.type === 'external'}
            className="menu-link"
            current={currentFor(item.link, pathname, host)}
          >
            {item.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
