import type { ReactNode } from 'react';
import { linkUrl } from '@/lib/browser/safeUrl';
import { siteAddress } from '@/lib/browser/siteAddress';
import { strings } from './strings';
import { keyed } from '@/lib/sorting';
import { phoneParts } from '@/lib/text/contactDetails';

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
