import { OFFICE_TIME_ZONE } from '@/config';
import { LOCALE } from '@/lib/language';
import { openingAt } from '@/features/applications/model/decision';
import { useMinute } from '@/shared/useNow';
import { deferredStrings, sentStrings } from './strings';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FAQ, PRIVACY } from '@/domain/faq';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { ContactMessage } from '@/domain/entries';
import { footerDetails, settingsType } from '@/domain/settings';
import { mailAddress } from '@/features/handover/model/delivery';
import { settingsOptions } from '@/shared/queries/siteContent';
import { buttonClass } from '@/ui/elements';

const timeZone = OFFICE_TIME_ZONE;
const closings = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone });
const openings = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

/** Whether the office is open now, and until when. */
export function OpenNow() {
  const now = useMinute();
  if (now === undefined) return null;
  const { isOpen, until } = openingAt(now);
  return isOpen
    ? deferredStrings.office.open(closings.format(until))
    : deferredStrings.office.closed(openings.format(until));
}

/** The drawn map placeholder of SPEC section 2: streets, the creek and a pin. */
export function ContactMap({ address }: { address: string }) {
  return (
    <figure className="sheet overflow-hidden p-0 no-print">
      <svg viewBox="0 0 400 220" aria-hidden="true" className="w-full">
        <g className="fill-none stroke-control stroke-2" strokeOpacity=".45">
          <path d="M-10 60 410 20M-10 120 410 84M-10 180 410 150M60-10 96 230M170-10 200 230M290-10 310 230" />
          <path
            d="M-10 90 410 54M120-10 150 230M240-10 262 230M350-10 364 230"
            strokeOpacity=".5"
          />
        </g>
        <path
          className="fill-[color-mix(in_oklab,var(--color-primary)_22%,var(--color-base-200))]"
          d="M-10 214C60 196 84 168 140 172s84 46 146 30 70-58 124-66v94H-10Z"
        />
        <g transform="translate(212 92)">
          <path
            className="fill-error"
            d="M0 0C-20-24-24-34-24-44a24 24 0 0 1 48 0c0 10-4 20-24 44Z"
          />
          <circle cy="-44" r="8" className="fill-base-100" />
        </g>
      </svg>
      <figcaption className="p-4 text-sm text-muted wrap-anywhere">
        {deferredStrings.mapOf(address)}
      </figcaption>
    </figure>
  );
}

/** The questions of SPEC section 2; the one in the URL's hash is open. */
export function Questions() {
  const location = useLocation();
  useEffect(() => {
    const asked = document.getElementById(location.hash);
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [location]);
  return (
    <>
      <section aria-labelledby="faq" className="grid gap-6">
        <h2 id="faq" className="section-title">
          {deferredStrings.faq}
        </h2>
        <div className="border-t border-hairline">
          {FAQ.map(({ id, question, answer }) => (
            <details key={id} id={id} className="disclosure faq-entry">
              <summary className="py-3 font-semibold">{question}</summary>
              <p className="max-w-[65ch] pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section aria-labelledby={PRIVACY.id} className="grid gap-3">
        <h2 id={PRIVACY.id} className="section-title">
          {PRIVACY.question}
        </h2>
        <p className="max-w-[65ch] text-muted">{PRIVACY.answer}</p>
      </section>
    </>
  );
}

/** Shown after a message is stored: how it reaches the office. */
export function SentMessage({ message }: { message: ContactMessage }) {
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const mail = mailAddress({
    to: footerDetails(settings).email,
    subject: message.subject,
    text: message.message,
    more: [message.name, message.email, message.phone].filter((line) => line !== '').join('\n'),
  });
  return (
    <section
      aria-labelledby="sent"
      className="grid gap-3 border-s-4 border-accent bg-base-100 p-(--gutter)"
    >
      <h3 id="sent" className="text-lg">
        {sentStrings.title}
      </h3>
      <a href={mail} className={buttonClass({ size: 'lg', className: 'justify-self-start' })}>
        <Mail aria-hidden="true" className="size-5" />
        {sentStrings.email}
      </a>
      <p>{sentStrings.kept}</p>
      <blockquote
        translate="no"
        className="grid max-h-64 gap-1 overflow-y-auto border-s-2 border-hairline ps-4"
      >
        <p dir="auto" className="font-semibold wrap-anywhere">
          {message.subject}
        </p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
      </blockquote>
      <p className="text-sm text-muted">
        {sentStrings.next(
          <bdi translate="no" className="wrap-anywhere">
            {message.email}
          </bdi>,
        )}
      </p>
    </section>
  );
}
