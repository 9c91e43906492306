import type { ContactForm } from '@/content/contactForm';
import { strings } from './strings';

/** What was sent, and what happens next. */
export function SentMessage({ message }: { message: ContactForm }) {
  const { title, next, kept } = strings.sent;
  return (
    <section aria-labelledby="sent" className="sent-message">
      <h3 id="sent" className="text-lg">
        {title}
      </h3>
      <p>{next(<bdi className="wrap-anywhere">{message.email}</bdi>)}</p>
      <blockquote className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {message.subject}
        </p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
      </blockquote>
      <p className="text-sm text-muted">{kept}</p>
    </section>
  );
}
