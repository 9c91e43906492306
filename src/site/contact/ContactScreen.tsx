import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { FAQ, OFFICE_HOURS } from '@/content/faq';
import { footerDetails } from '@/content/settings';
import { settingsOptions } from '@/queries/siteContent';
import { late, LatePlace } from '@/ui/late';
import { EmailText } from '@/ui/EmailText';
import { PageHeading } from '@/ui/PageHeading';
import { ContactMap } from './ContactMap';
import { words } from './words';

const ContactForm = late(async () => (await import('./ContactForm')).ContactForm);

export function ContactScreen() {
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { phone, email, address } = footerDetails(settings);
  const cards = [
    { icon: Phone, label: words.phone, value: phone },
    { icon: Mail, label: words.email, value: <EmailText address={email} /> },
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
          <ContactMap address={address} />
        </div>
      </div>
      <section aria-labelledby="faq" className="grid gap-6">
        <h2 id="faq" className="section-title">
          {words.faq}
        </h2>
        <div className="border-t border-hairline">
          {FAQ.map(({ question, answer }) => (
            <details key={question} className="disclosure faq-entry">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
