import type { EntryRecord } from '@/domain/contentType';
import { comparableSlug } from '@/domain/publicAddress';
import { typedText } from '@/lib/text/typed';
import type { SlugField } from './contentTypeConfig';
import { fieldText } from './entryForm';
import { slugify } from './slugify';

/** Characters that would end or break a URL. Letters of any script are fine. */
const INVALID_CHARACTER = /[^\p{L}\p{N}\p{M}_~-]/u;

/** A title of two emoji becomes a mere hyphen. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

interface SlugContext {
  /** Within a sentence: `page`. */
  one: string;
  title: string;
  /** Every other entry of the type. */
  others: readonly EntryRecord[];
}

/** Why an entry cannot have this slug, as a message; undefined if it can. */
export function slugProblem(
  { name, base, reserved, required }: SlugField,
  typed: string,
  { one, title, others }: SlugContext,
): string | undefined {
  const slug = typedText(typed);
  const invalid = INVALID_CHARACTER.exec(slug)?.[0];
  if (invalid !== undefined) {
    const sign = /\s/.test(invalid) ? 'a space' : `"${invalid}"`;
    return `A slug cannot contain ${sign}. Use letters, digits, hyphens and underscores.`;
  }
  if (!LETTER_OR_DIGIT.test(slug)) {
    const hasNoLetter = typedText(title) !== '' && !LETTER_OR_DIGIT.test(slugify(title));
    return hasNoLetter
      ? `Enter a slug by hand: the title has no letters and no digits to make one of. It becomes the address of the ${one}.`
      : required;
  }
  const same = comparableSlug(slug);
  if (reserved.has(same)) {
    return `${base}${same} belongs to the site itself, so this ${one} would never be shown there. Choose another slug.`;
  }
  const taken = others.find((other) => comparableSlug(fieldText(other, name)) === same);
  if (taken !== undefined) {
    return `Another ${one} has this slug already: "${fieldText(taken, 'title')}". Choose another slug.`;
  }
  return undefined;
}
