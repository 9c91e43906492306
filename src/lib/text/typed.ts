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

/** Removes bidi controls: `photo⟨U+202E⟩gpj.exe` would appear to end in "jpg". */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

/**
 * Shows characters other than printable ASCII, which may be look-alikes or reverse the text, as
 * code points: ⟨U+202E⟩.
 */
export function visibleAscii(text: string): string {
  return text.replace(/[^\u0020-\u007e]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}

/** Replaces lone surrogates, which neither UTF-8 nor a URL can carry, by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Percent-encodes a part of a URL. Unlike `encodeURIComponent`, it never throws. */
export function encodedPart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Decodes a part of a URL; returns it unchanged if that fails. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Zero-width and direction characters, which come along with pasted text, for a character class of
 * a regex. Excludes the joiners, which Persian, Hindi and emoji need.
 */
export const INVISIBLE_CHARACTERS = String.raw`\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF`;
// oxlint-disable-next-line regexes/linear -- a single class.
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g');
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Typed text without surrounding white space and invisible characters. */
export function typedText(typed: string): string {
  return VISIBLE.test(typed) ? wellFormed(typed.replace(INVISIBLE, '').trim()) : '';
}

/**
 * Normalises a typed number, code or address: ASCII digits, no emoji variation selectors, no `tel:`
 * or `mailto:` of a copied link.
 */
export function typedValue(typed: string): string {
  const plain = toAsciiDigits(typedText(typed)).replace(/[\u20E3\uFE0E\uFE0F]/g, '');
  return plain.replace(/^(?:tel|mailto):\s*/i, '');
}

/** A plain first letter without combining marks: the next character is plain too, or none. */
const PLAIN = /^(?:$|[!-~\u0621-\u064a](?=[ -~\u0621-\u064a]|$))/;

/** The first letter of a text as people see it; empty for an empty text. */
export function initial(text: string): string {
  const trimmed = text.trim();
  // Creating a segmenter takes 50 ms on a phone, and most names do not need one.
  const [plain] = PLAIN.exec(trimmed) ?? [];
  if (plain !== undefined) return plain;
  const first = new Intl.Segmenter().segment(trimmed)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}
