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
