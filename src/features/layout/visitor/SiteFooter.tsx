import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowUp, Mail, MapPin, Phone } from 'lucide-react';
import { footerDetails, brand, type Settings, SOCIAL_NETWORKS } from '@/domain/settings';
import { DeferredInstallButton } from '@/pwa/install/DeferredInstall';
import { OfflineStatus } from '@/pwa/OfflineStatus';
import { COMMA } from '@/lib/language';
import { menusOptions, settingsOptions } from '@/shared/queries/siteContent';
import { Brand, WaveBand } from '@/ui/art/ornaments';
import { BreakableText, Button } from '@/ui/elements';
import { PhoneLinks, SiteLink } from '@/shared/visitor/SiteLink';
import { inLanguage } from '@/domain/translations';
import { MenuLinks } from './MenuLinks';
import { linkUrl } from '@/lib/browser/safeUrl';
import { deferredStrings } from './strings';

function backToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/** The social links that are web addresses. */
function SocialLinks({ links }: { links: Settings['socialLinks'] }) {
  const shown = SOCIAL_NETWORKS.flatMap((network) => {
    const href = linkUrl(links[network]);
    // A name such as @example is not a web address.
    return href === undefined || !/^https?:/i.test(href)
      ? []
      : [{ label: deferredStrings.networks[network], href }];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={deferredStrings.social} className="flex flex-wrap gap-x-5">
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

export function SiteFooter() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: menus } = useSuspenseQuery(menusOptions);
  const details = footerDetails(settings);
  return (
    <>
      {/* First in the document: at the end it sometimes gets a printed page of its own. */}
      <p className="print-only page-width order-first pb-6 text-sm">
        {[details.name, details.phone, details.email, details.address].join(COMMA)}
      </p>
      <footer className="site-footer">
        {/* On a phone it covers less than the words of the shortest page, as on the home page. */}
        <WaveBand className="top-0 h-11 text-night-line opacity-80 sm:h-32" />
        <div className="page-width relative grid gap-10 py-14 md:gap-x-8 md:grid-cols-[1.45fr_1.15fr_1.4fr] xl:grid-cols-[2fr_1fr_1.4fr]">
          <div className="grid content-start gap-4">
            <Brand {...brand(settings)} name={details.name} />
            <p className="max-w-sm wrap-anywhere">{details.description}</p>
            <SocialLinks links={settings.socialLinks} />
          </div>
          {menus.footer.length > 0 && (
            <nav aria-label={deferredStrings.nav} className="grid content-start gap-2">
              <h2 className="text-lg/[1.4]">{deferredStrings.links}</h2>
              <MenuLinks
                items={inLanguage ? menus.footer.map(inLanguage) : menus.footer}
                className="grid"
              />
            </nav>
          )}
          <div className="grid content-start gap-2 md:col-start-3">
            <h2 className="text-lg/[1.4]">{deferredStrings.contact}</h2>
            <address className="grid not-italic">
              <p className="footer-contact">
                <Phone aria-hidden="true" />{' '}
                <span>
                  <PhoneLinks className="footer-phone" phone={details.phone} />
                </span>
              </p>
              <SiteLink className="footer-contact" href={`mailto:${details.email}`}>
                <Mail aria-hidden="true" />{' '}
                <span>
                  <BreakableText text={details.email} />
                </span>
              </SiteLink>
              <p className="footer-contact">
                <MapPin aria-hidden="true" /> <span>{details.address}</span>
              </p>
            </address>
          </div>
        </div>
        <div className="page-width relative pb-8">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-current/20 pt-5">
            <p className="wrap-anywhere">{details.copyright}</p>
            <OfflineStatus />
            <div className="flex flex-wrap gap-3">
              <DeferredInstallButton variant="outline" className="on-navy" />
              <Button variant="outline" className="on-navy" onClick={backToTop}>
                <ArrowUp aria-hidden="true" /> {deferredStrings.toTop}
              </Button>
            </div>
          </div>
        </div>
      </footer>
    </>
  );
}
