import { pictureUrl } from '@/lib/browser/pictureUrl';
import { lengthProblem } from '../length';
import { linkRefusal } from '../menus/menuLink';
import { comparableSlug, slugify } from '../site/slug';
import type { EntryRecord } from '../types/contentType';
import type { ContentTypeConfig, EditField, RowsField, SlugField } from './contentTypeConfig';
import { type FormValues, textOf } from './entryForm';

/** What would end or break an address. Letters of any script are fine. */
const UNFIT = /[^\p{L}\p{N}\p{M}_~-]/u;

/** Of an Arabic title of two words nothing is left but the hyphen between them. */
const SPOKEN = /[\p{L}\p{N}]/u;

interface Surroundings {
  /** In the middle of a sentence: `page`. */
  one: string;
  title: string;
  /** Every other entry of the type. */
  others: readonly EntryRecord[];
}

/** Why an entry could not be seen under this slug, in words; undefined where it can. */
export function slugProblem(
  { name, base, reserved, required }: SlugField,
  typed: string,
  { one, title, others }: Surroundings,
): string | undefined {
  const slug = typed.trim();
  const unfit = UNFIT.exec(slug)?.[0];
  if (unfit !== undefined) {
    const sign = /\s/.test(unfit) ? 'a space' : `"${unfit}"`;
    return `A slug cannot hold ${sign}. Use letters, digits, hyphens and underscores.`;
  }
  if (!SPOKEN.test(slug)) {
    const isUnspeakable = title.trim() !== '' && !SPOKEN.test(slugify(title));
    return isUnspeakable
      ? `Enter a slug by hand: the title has no letters a-z and no digits to make one of. It becomes the address of the ${one}.`
      : required;
  }
  const same = comparableSlug(slug);
  if (reserved.has(same)) {
    return `${base}${same} is a part of the site itself, so this ${one} could never be seen there. Choose another slug.`;
  }
  const taken = others.find((other) => comparableSlug(textOf(other, name)) === same);
  if (taken !== undefined) {
    return `Another ${one} has this slug already: "${textOf(taken, 'title')}". Choose another slug.`;
  }
  return undefined;
}

/** Larger numbers order nothing that anyone has. */
const MAX_ORDER = 1_000_000_000;

/** Why what was typed cannot be kept, whatever else is in the form. */
function valueProblem({ control, maxLength }: EditField, typed: string): string | undefined {
  const tooLong = lengthProblem(typed, maxLength);
  if (tooLong !== undefined || typed.trim() === '') return tooLong;
  if (control === 'link') return linkRefusal(typed);
  if (control === 'image' && pictureUrl(typed) === undefined)
    return 'No picture is loaded from this address. Begin with https://, or with / for a file of this site.';
  if (control === 'integer' && Math.abs(Number(typed)) > MAX_ORDER)
    return 'Enter a number between -1,000,000,000 and 1,000,000,000.';
  return undefined;
}

/** Which row is too long, and how long it may be; not one that was so in `before`. */
function rowsProblem(
  { rowLabel, maxLength }: RowsField,
  rows: readonly string[],
  before: FormValues[string] = [],
): string | undefined {
  for (const [index, row] of rows.entries()) {
    const tooLong =
      Array.isArray(before) && before.includes(row) ? undefined : lengthProblem(row, maxLength);
    if (tooLong !== undefined) return `${rowLabel} ${index + 1}: ${tooLong}`;
  }
  return undefined;
}

/**
 * What must be mended of a field before the form can be saved (SPEC section 5). What is as it was in
 * `before` blocks nothing that it did not block then.
 */
export function problemOf(
  { words: { one } }: ContentTypeConfig,
  field: EditField,
  values: FormValues,
  { others, before = {} }: { others: readonly EntryRecord[]; before?: FormValues },
): string | undefined {
  const value = values[field.name];
  if (field.control === 'rows' && Array.isArray(value))
    return rowsProblem(field, value, before[field.name]);
  if (typeof value !== 'string') return undefined;
  const problem = value === before[field.name] ? undefined : valueProblem(field, value);
  if (problem !== undefined) return problem;
  if (field.control === 'slug')
    return slugProblem(field, value, { one, title: String(values[field.from] ?? ''), others });
  return value.trim() === '' ? field.required : undefined;
}

/** What must be mended before a form can be saved, by field name. */
export function problems(
  edited: ContentTypeConfig,
  values: FormValues,
  others: readonly EntryRecord[],
  before: FormValues = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    edited.fields.flatMap((field) => {
      const problem = problemOf(edited, field, values, { others, before });
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}
