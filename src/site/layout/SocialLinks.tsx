import type { Settings, SocialNetwork } from '@/content/settings';
import { safeUrl } from '@/lib/safeUrl';
import { SiteLink } from '../SiteLink';

const NETWORKS: readonly [SocialNetwork, string][] = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
];

/** The social links that are set and safe; nothing otherwise. */
export function SocialLinks({ links }: { links: Settings['socialLinks'] }) {
  const shown = NETWORKS.flatMap(([network, label]) => {
    const href = safeUrl(links[network]);
    return href === undefined ? [] : [{ label, href }];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-x-5">
      {shown.map(({ label, href }) => (
        <li key={label}>
          <SiteLink className="footer-contact" href={href} newTab>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
