import type { Settings } from '@/domain/settings';
import { linkUrl } from '@/lib/browser/safeUrl';
import { encodedPart } from '@/lib/text/wellFormed';

/** Longer addresses are cut or refused by mail programs. */
const MAX_MAIL_LENGTH = 2000;

/** The address that opens an email; `more` follows its text unless it would be too long. */
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

/** The address of a WhatsApp message to the office, if one of its social links is of WhatsApp. */
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
