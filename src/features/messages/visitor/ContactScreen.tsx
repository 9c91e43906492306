import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { OFFICE_HOURS } from '@/domain/labels';
import { footerDetails } from '@/domain/settings';
import { settingsOptions } from '@/shared/queries/siteContent';
import { BreakableText, PageHeading } from '@/ui/elements';
import { deferred, DeferredBoundary } from '@/ui/deferred';
import { PhoneLinks, SiteLink } from '@/shared/visitor/SiteLink';
import { strings } from './strings';

// Decorative, so the prerendered drawing is shown before its code is loaded.
const ContactMap = deferred(async () => (await import('./ContactParts')).ContactMap);
const OpenNow = deferred(async () => (await import('./ContactParts')).OpenNow);
const Questions = deferred(async () => (await import('./ContactParts')).Questions);
const ContactForm = deferred(async () => (await import('./ContactForm')).ContactForm);

const CONTACT_LINK = '-my-2.5 inline-block py-2.5 underline-offset-[0.25em] [&[href]]:underline';

export function ContactScreen() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { phone, email, address } = footerDetails(settings);
  const cards = [
    {
      icon: Phone,
      label: strings.phone,
      value: <PhoneLinks className={CONTACT_LINK} phone={phone} />,
    },
    {
      icon: Mail,
      label: strings.email,
      value: (
        <SiteLink className={CONTACT_LINK} href={`mailto:${email}`}>
          <BreakableText text={email} />
        </SiteLink>
      ),
    },
    { icon: MapPin, label: strings.address, value: address },
    {
      icon: Clock,
      label: strings.officeHours,
      value: (
        <>
          {strings.open(OFFICE_HOURS.days, OFFICE_HOURS.hours)}
          {/* Opening hours are known after hydration only: reserve the line. */}
          <span className="block min-h-[1lh] text-sm font-normal text-muted max-sm:min-h-[2lh]">
            <Suspense>
              <OpenNow />
            </Suspense>
          </span>
        </>
      ),
    },
  ];
  return (
    <div className="page-width grid gap-14 py-14 md:py-20">
      <PageHeading title={strings.title} lead={strings.lead} />
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <section
          aria-labelledby="message"
          className="no-print sheet grid content-start md:p-9 gap-6"
        >
          <h2 id="message" className="section-title">
            {strings.formTitle}
          </h2>
          <DeferredBoundary>
            <ContactForm />
          </DeferredBoundary>
        </section>
        <div className="grid content-start gap-6">
          <ul className="grid gap-px overflow-hidden rounded-box border border-hairline bg-hairline">
            {cards.map(({ icon: Icon, label, value }) => (
              <li key={label} className="flex items-start gap-4 bg-base-100 p-(--gutter)">
                <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
                <div className="min-w-0">
                  <h2 className="document-label">{label}</h2>
                  <p className="font-semibold wrap-anywhere">{value}</p>
                </div>
              </li>
            ))}
          </ul>
          <Suspense>
            <ContactMap address={address} />
          </Suspense>
        </div>
      </div>
      <DeferredBoundary>
        <Questions />
      </DeferredBoundary>
    </div>
  );
}
