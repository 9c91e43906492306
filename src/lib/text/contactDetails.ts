import { toAsciiDigits } from './typed';
import { contactStrings } from './strings';

const PHONE = /((?:[+＋]\s?)?\(?\p{Nd}+(?:[().\s\u2010-\u2015-]{1,4}\p{Nd}+)*)/u;

/** The tel: URL of a phone number in any notation; undefined if its length is not that of one. */
function telHref(phone: string): string | undefined {
  const number = toAsciiDigits(phone.normalize('NFKC'))
    // The trunk prefix, as in `+44 (0)20`, is dialled only within the country.
    .replace(/^((?:\+|00)[^(]*)\(0\)/, '$1')
    .replace(/[^+\d]/g, '');
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** The parts of a text with phone numbers, each number with its link. */
export function phoneParts(text: string): { text: string; href: string | undefined }[] {
  return text
    .split(PHONE)
    .map((part, index) => ({ text: part, href: index % 2 === 1 ? telHref(part) : undefined }))
    .filter((part) => part.text !== '');
}

/** Advice about an email address normalised by `typedValue`; undefined if it looks valid. */
export function emailAdvice(email: string): string | undefined {
  if (/^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)*\.[^\s@,;<>().]{2,}$/.test(email))
    return undefined;
  return contactStrings.email;
}

const EXTENSION = /(?:ext\.?|x|#)\s?\d{1,6}$/i;

/** Advice about a phone number normalised by `typedValue`; undefined if it looks valid. */
export function phoneAdvice(phone: string): string | undefined {
  const number = phone.normalize('NFKC').replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  if (/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(number) && digits >= 7 && digits <= 15)
    return undefined;
  return contactStrings.phone;
}
