/** A tag as HTML parsers define it: `<` before a space or a digit is text. */
const TAG =
  // oxlint-disable-next-line regexes/linear -- it reads a text that ends with `>`.
  /<(?:(\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)(?=[\s/>]))|[a-z/!?])[^>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(code: number): string {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
}

/** The text of some HTML for search and excerpts; never render it as HTML. */
export function plainText(html: string): string {
  // Stops at the last `>`: later matches would scan to the end each time.
  const tagsEnd = html.lastIndexOf('>') + 1;
  const text =
    html
      .slice(0, tagsEnd)
      // Inline tags do not separate words.
      .replace(TAG, (_tag, inline?: string) => (inline === undefined ? ' ' : '')) +
    html.slice(tagsEnd);
  return text
    .replace(REFERENCE, (_all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? ' ';
      return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();
}
