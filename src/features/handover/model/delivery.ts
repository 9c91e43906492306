import type { Sending, SendingWay } from '@/domain/applicationHistory';
import type { Settings } from '@/domain/settings';
import { linkUrl } from '@/lib/browser/safeUrl';
import { encodedPart } from '@/lib/text/typed';

/**
 * An application counts as sent if another app took it or the visitor said so: an email that was
 * merely opened may never have been sent.
 */
const SENT: ReadonlySet<SendingWay> = new Set(['shared', 'said']);

/**
 * Where an application is, as far as this browser knows. `since`: the time from which its decision
 * is due, in milliseconds since 1970. `prepared`: how it was last made ready for sending.
 */
export type Delivery =
  | { readonly kind: 'notSent'; readonly prepared: Sending | undefined; readonly since?: undefined }
  | { readonly kind: 'sent'; readonly sent: Sending; readonly since: number }
  | { readonly kind: 'received'; readonly since: number | undefined };

/**
 * @param sendings those of this application, in any order @param receivedAt when the office had it,
 * according to a signed decision or to a counter in this browser
 */
export function deliveryOf({
  sendings,
  receivedAt,
  status,
}: {
  sendings: readonly Sending[];
  receivedAt: number | undefined;
  status: string;
}): Delivery {
  const inOrder = sendings.toSorted((one, other) => one.at - other.at);
  const standing = inOrder.slice(inOrder.findLastIndex(({ how }) => how === 'undone') + 1);
  const sent = standing.find(({ how }) => SENT.has(how));
  // Only the office changes a status.
  if (receivedAt !== undefined || status !== 'Submitted')
    return { kind: 'received', since: sent?.at ?? receivedAt };
  return sent === undefined
    ? { kind: 'notSent', prepared: standing.at(-1) }
    : { kind: 'sent', sent, since: sent.at };
}

/** In characters; mail programs truncate or reject longer URLs. */
const MAX_MAIL_LENGTH = 2000;

/** The `mailto:` URL of an email; `more` is appended to its text unless it would be too long. */
export function mailAddress({
  to,
  subject,
  text,
  more,
}: {
  to: string;
  subject: string;
  text: string;
  more: string;
}): string {
  const start = `mailto:${encodedPart(to)}?subject=${encodedPart(subject)}&body=`;
  const whole = start + encodedPart(`${text}\n\n${more}`);
  return whole.length > MAX_MAIL_LENGTH ? start + encodedPart(text) : whole;
}

const HOSTS = /^(?:www\.)?(?:wa\.me|(?:api\.)?whatsapp\.com)$/;

/** The URL of a WhatsApp message to the office, if one of its social links is for WhatsApp. */
export function whatsAppAddress(
  { socialLinks }: Pick<Settings, 'socialLinks'>,
  text: string,
): string | undefined {
  for (const link of Object.values(socialLinks)) {
    const url = typeof link === 'string' ? linkUrl(link) : undefined;
    if (url === undefined || !URL.canParse(url)) continue;
    const { host, pathname, searchParams } = new URL(url);
    const number = (searchParams.get('phone') ?? pathname).replaceAll(/\D/g, '');
    if (HOSTS.test(host) && number.length >= 7)
      return `https://wa.me/${number}?text=${encodedPart(text)}`;
  }
  return undefined;
}
