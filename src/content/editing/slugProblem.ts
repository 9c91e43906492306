import { type EntryRecord } from '../types/contentType';
import { comparableSlug, slugify } from '../site/slug';
import type { SlugField } from './contentTypeConfig';
import { textOf } from './entryForm';

/** Characters that would end or break a URL. Letters of any script are fine. */
const UNFIT = /[^\p{L}\p{N}\p{M}_~-]/u;

/** An Arabic title of two words becomes a mere hyphen. */
const SPOKEN = /[\p{L}\p{N}]/u;

interface Surroundings {
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
  { one, title, others }: Surroundings,
): string | undefined {
  const slug = typed.trim();
  const unfit = UNFIT.exec(slug)?.[0];
  if (unfit !== undefined) {
    const sign = /\s/.test(unfit) ? 'a space' : `"${unfit}"`;
    return `A slug cannot contain ${sign}. Use letters, digits, hyphens and underscores.`;
  }
  if (!SPOKEN.test(slug)) {
    const isUnspeakable = title.trim() !== '' && !SPOKEN.test(slugify(title));
    return isUnspeakable
      ? `Enter a slug by hand: the title has no letters a-z and no digits to make one of. It becomes the address of the ${one}.`
      : required;
  }
  const same = comparableSlug(slug);
  if (reserved.has(same)) {
    return `${base}${same} belongs to the site itself, so this ${one} would never be shown there. Choose another slug.`;
  }
  const taken = others.find((other) => comparableSlug(textOf(other, name)) === same);
  if (taken !== undefined) {
    return `Another ${one} has this slug already: "${textOf(taken, 'title')}". Choose another slug.`;
  }
  return undefined;
}
