import type { Settings, SocialNetwork } from '@/domain/settings';
import { safeUrl } from '@/lib/browser/safeUrl';
import { SiteLink } from '@/shared/visitor/SiteLink';
import { strings } from './strings';

const NETWORKS: readonly SocialNetwork[] = ['facebook', 'twitter', 'instagram', 'linkedin'];

/** The social links that are addresses of the web. */
export function SocialLinks({ links }: { links: Settings['socialLinks'] }) {
  const shown = NETWORKS.flatMap((network) => {
    const href = safeUrl(links[network]);
    // A name such as @example is no address.
    return href === undefined || !/^https?:/i.test(href)
      ? []
      : [{ label: strings.networks[network], href }];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={strings.footer.social} className="flex flex-wrap gap-x-5">
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
