import { toAsciiDigits } from './digits';

/** A text as a search compares it: NFKC, lower case, the digits of every script as ASCII digits. */
export function fold(text: string): string {
  return toAsciiDigits(text.normalize('NFKC')).toLowerCase();
}
