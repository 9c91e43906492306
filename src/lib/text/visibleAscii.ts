/**
 * A number or an address as it truly is: what is not printable ASCII, and so may look like
 * something else or turn the text around, as its code point, ⟨U+202E⟩.
 */
export function visibleAscii(text: string): string {
  return text.replace(/[^\u0020-\u007e]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}
