const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** The digits of every script (Arabic-Indic, Persian, full-width, ...) as ASCII digits; all else unchanged. */
export function toAsciiDigits(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Unicode keeps each script's ten digits together, zero first; some sets of ten touch.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** The address that dials a phone number, however it is written. */
export function telHref(phone: string): string {
  return `tel:${toAsciiDigits(phone).replace(/[^+\d]/g, '')}`;
}
