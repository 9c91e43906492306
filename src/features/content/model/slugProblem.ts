import type { EntryRecord } from '@/domain/contentType';
import { comparableSlug } from '@/domain/publicAddress';
import { typedText } from '@/lib/text/typed';
import type { SlugField } from './contentTypeConfig';
import { fieldText } from './entryForm';
import { slugify } from './slugify';
import { strings } from './strings';

const words = strings.slug;

/** Characters that would end or break a URL. Letters of any script are fine. */
const INVALID_CHARACTER = /[^\p{L}\p{N}\p{M}_~-]/u;

/** A title of two emoji becomes a mere hyphen. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Of UTF-8: file systems allow 255 in a name, and a page's folder has its slug. */
const MAX_SLUG_BYTES = 240;

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
    return /\s/.test(invalid) ? words.blank : words.character(invalid);
  }
  if (!LETTER_OR_DIGIT.test(slug)) {
    const hasNoLetter = typedText(title) !== '' && !LETTER_OR_DIGIT.test(slugify(title));
    return hasNoLetter ? words.byHand(one) : required;
  }
  if (new TextEncoder().encode(slug).length > MAX_SLUG_BYTES) return words.long;
  const same = comparableSlug(slug);
  if (reserved.has(same)) {
    return words.reserved(base + same, one);
  }
  const taken = others.find((other) => comparableSlug(fieldText(other, name)) === same);
  if (taken !== undefined) {
    return words.taken(one, fieldText(taken, 'title'));
  }
  return undefined;
}
