import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { OFFICE_HOURS } from '@/content/officeHours';
import { footerDetails } from '@/content/settings';
import { settingsOptions } from '@/queries/siteContent';
import { dialAddress } from '@/lib/digits';
import { EmailText } from '@/ui/EmailText';
import { late, LatePlace } from '@/ui/late';
import { PageHeading } from '@/ui/PageHeading';
import { SiteLink } from '../SiteLink';
import { words } from './words';

// A drawing: the page shows it before its code is here.
const ContactMap = late(async () => (await import('./ContactMap')).ContactMap);
const Questions = late(async () => (await import('./Questions')).Questions);
const ContactForm = late(async () => (await import('./ContactForm')).ContactForm);

export function ContactScreen() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { phone, email, address } = footerDetails(settings);
  const cards = [
    {
      icon: Phone,
      label: words.phone,
      value: (
        <SiteLink className="contact-link" href={dialAddress(phone)}>
          {phone}
        </SiteLink>
      ),
    },
    {
      icon: Mail,
      label: words.email,
      value: (
        <SiteLink className="contact-link" href={`mailto:${email}`}>
          <EmailText address={email} />
        </SiteLink>
      ),
    },
    { icon: MapPin, label: words.address, value: address },
    {
      icon: Clock,
      label: words.officeHours,
      value: words.open(OFFICE_HOURS.days, OFFICE_HOURS.hours),
    },
  ];
  return (
    <div className="page-width grid gap-14 py-14 md:py-20">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <section
          aria-labelledby="message"
          className="no-print sheet grid content-start md:p-9 gap-6"
        >
          <h2 id="message" className="section-title">
            {words.form.title}
          </h2>
          <LatePlace>
            <ContactForm />
          </LatePlace>
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
      <LatePlace>
        <Questions />
      </LatePlace>
    </div>
  );
}
