import { strings } from './contactStrings';

/** Advice about an email address, as `typedValue` gives it; none if it looks like one. */
export function emailAdvice(email: string): string | undefined {
  if (/^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)*\.[^\s@,;<>().]{2,}$/.test(email))
    return undefined;
  return strings.email;
}

const EXTENSION = /(?:ext\.?|x|#)\s?\d{1,6}$/i;

/** Advice about a phone number, as `typedValue` gives it; none if it looks like one. */
export function phoneAdvice(phone: string): string | undefined {
  const number = phone.normalize('NFKC').replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  if (/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(number) && digits >= 7 && digits <= 15)
    return undefined;
  return strings.phone;
}
