import { defaultParseSearch, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { safeUrl } from '@/lib/safeUrl';
import { isVisitorPath } from '@/lib/sitePath';
import { words } from './words';

interface SiteLinkProps {
  href: string;
  newTab?: boolean;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** A link whose address a person typed: a path of this site, another address, or (unsafe) nowhere. */
export function SiteLink({ href, newTab = false, className, current, children }: SiteLinkProps) {
  const safe = safeUrl(href);
  const shared = { className, 'aria-current': current };
  if (safe === undefined) return <a {...shared}>{children}</a>;
  if (newTab)
    return (
      <a {...shared} href={safe} target="_blank" rel="noopener noreferrer">
        {words.newTab(children)}
      </a>
    );
  if (!isVisitorPath(safe))
    return (
      <a {...shared} href={safe}>
        {children}
      </a>
    );
  const { pathname, search, hash } = new URL(safe, 'https://site.invalid');
  return (
    <Link
      {...shared}
      to={pathname}
      search={defaultParseSearch(search)}
      hash={hash.slice(1)}
      // The router would call every page below this address the current one.
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {children}
    </Link>
  );
}
