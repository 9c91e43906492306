/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * The slug of a title: lower case, hyphens for whitespace, only letters, digits, _ and - (SPEC
 * section 5). Latin letters become a-z; other scripts are kept.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðþłħı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/\s+/g, '-')
    .replace(/(\p{L}\p{M}*|[\p{N}_-])|./gsu, '$1');
}
