import type { ReactNode } from 'react';
import { safeUrl } from '@/lib/browser/safeUrl';
import { strings } from './strings';

interface SiteLinkProps {
  href: string;
  newTab?: boolean;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/**
 * A link whose address a person typed: a path of this site, another address, or (unsafe) nowhere.
 * The address stays to the letter, and the layout follows it: the router's own links would read it
 * as a pattern.
 */
export function SiteLink({ href, newTab, className, current, children }: SiteLinkProps) {
  const safe = safeUrl(href);
  const isNew = newTab && safe !== undefined;
  return (
    <a
      className={className}
      href={safe}
      aria-current={safe === undefined ? undefined : current}
      target={isNew ? '_blank' : undefined}
      rel={isNew ? 'noopener noreferrer' : undefined}
    >
      {isNew ? strings.newTab(children) : children}
    </a>
  );
}
