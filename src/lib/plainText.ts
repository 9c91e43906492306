/** Tags within a line part no words. */
const INLINE =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)(?=[\s/>])[^>]*>/gi;
const TAG = /<[^>]*>/g;
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

/** What a reader of some HTML reads, to search in and to quote; never to be shown as HTML again. */
export function plainText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(REFERENCE, (_all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? ' ';
      return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();
}
