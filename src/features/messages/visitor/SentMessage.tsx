import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { ContactMessage } from '@/domain/contactMessage';
import { footerDetails, settingsType } from '@/domain/settings';
import { mailAddress } from '@/features/handover/model/delivery';
import { settingsOptions } from '@/shared/queries/siteContent';
import { buttonClass } from '@/ui/controls/Button';
import { sentStrings } from './strings';

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
