import { keyed } from '@/lib/sorting';
import { phoneParts } from '@/lib/text/contactDetails';
import { SiteLink } from './SiteLink';

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
