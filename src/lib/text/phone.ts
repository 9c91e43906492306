import { toAsciiDigits } from './digits';

const PHONE = /((?:[+＋]\s?)?\(?\p{Nd}+(?:[().\s\u2010-\u2015-]{1,4}\p{Nd}+)*)/u;

/** The tel: URL of one phone number in any notation; none if it is too short or too long for one. */
function telHref(phone: string): string | undefined {
  const number = toAsciiDigits(phone.normalize('NFKC'))
    // The zero that is dialled within the country alone.
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
