const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** Converts the digits of every script (Arabic-Indic, Persian, full-width) to ASCII. */
export function toAsciiDigits(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Unicode groups ten digits per script, zero first; some groups are adjacent.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
