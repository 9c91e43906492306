import type { MenuItem } from '@/domain/menus';
import { useLocation } from '@tanstack/react-router';
import { useIsHydrated } from '@/ui/deferred';
import { linkUrl, ownPath } from '@/lib/browser/safeUrl';
import { decodedPart } from '@/lib/text/typed';
import { originalLanguage } from '@/domain/translations';
import { SiteLink } from '@/shared/visitor/SiteLink';

/** Minimum viewport width, in rem, for an item in the header; `never`: only in *More*. */
export type Fit = 64 | 70 | 76 | 'never';

/** The last is the page's maximum width; a wider viewport gives the header no more space. */
const WIDTHS = [64, 70, 76] as const;

/* Widths in rem, overestimated for wide system fonts. */
const CHARACTER = 0.6;
const BRAND_CHARACTER = 0.7;
const BADGE = 3.5;
const MAX_BRAND = 16;
/** Padding of an item and gap to the next. */
const SPACE = 1.5;
const MORE = 6;
/** Both gutters, search, language, theme, Track, Apply Now, and the gaps between them. */
const FIXED = 28;

const widthOf = ({ label }: MenuItem): number => label.length * CHARACTER + SPACE;

/**
 * Computes from label lengths which menu items fit next to the site's name. Deterministic, so that
 * prerendered pages do not shift after the first paint. An item that fits stays in wider viewports;
 * from `allFrom` on all fit.
 */
export function menuFit(siteName: string, items: readonly MenuItem[]) {
  const brand = Math.min(BADGE + siteName.length * BRAND_CHARACTER, MAX_BRAND);
  const fits = new Map<string, Fit>();
  let more = [...items];
  let used = 0;
  let allFrom: Fit = 64;
  for (const from of WIDTHS) {
    const room = from - FIXED - brand;
    const isWhole = more.reduce((sum, item) => sum + widthOf(item), used) <= room;
    more = more.filter((item) => {
      const next = used + widthOf(item);
      if (next > room - (isWhole ? 0 : MORE)) return true;
      used = next;
      fits.set(item.id, from);
      allFrom = from;
      return false;
    });
  }
  for (const { id } of more) fits.set(id, (allFrom = 'never'));
  return { fits, allFrom };
}

/** Whether a menu link is the current page, or the section that contains it. */
function currentFor(link: string, pathname: string, host: string): 'page' | 'true' | undefined {
  // The router's pathname is decoded.
  const path = decodedPart(ownPath(linkUrl(link) ?? '', host) ?? '');
  if (path === pathname) return 'page';
  // The demo page and the form screen are the same destination.
  if (path === '/contact-us' && pathname === '/contact') return 'true';
  return path !== '' && path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The current pathname; during hydration the prerendered one, even after a navigation. */
function usePathname(): string {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isHydrated = useIsHydrated();
  if (isHydrated || typeof document === 'undefined') return pathname;
  return document.documentElement.dataset['path'] ?? pathname;
}

/** The site's host, unknown while prerendering. */
const useHost = () => (useIsHydrated() ? location.host : 'site.invalid');

interface MenuLinksProps {
  items: readonly MenuItem[];
  /** The class that hides an item at some widths, by its id. */
  visibility?: (id: string) => string;
  className?: string;
}

export function MenuLinks({ items, visibility, className }: MenuLinksProps) {
  const pathname = usePathname();
  const host = useHost();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item.id}
          className={`min-w-0 ${visibility?.(item.id) ?? ''}`}
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
