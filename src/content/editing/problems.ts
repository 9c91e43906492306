import { pictureUrl } from '@/lib/browser/pictureUrl';
import type { EntryRecord } from '../types/contentType';
import { lengthProblem } from '../length';
import { linkRefusal } from '../menus/menuLink';
import type { ContentTypeConfig, EditField, RowsField } from './contentTypeConfig';
import type { FormValues } from './formValues';
import { slugProblem } from './slugProblem';

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
 * What must be mended before a form can be saved, by field name (SPEC section 5). What stands as
 * it did in `before` blocks nothing that it did not block then.
 */
export function problems(
  { fields, words: { one } }: ContentTypeConfig,
  values: FormValues,
  others: readonly EntryRecord[],
  before: FormValues = {},
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (field.control === 'rows' && Array.isArray(value)) {
      const problem = rowsProblem(field, value, before[field.name]);
      if (problem !== undefined) found[field.name] = problem;
    }
    if (typeof value !== 'string') continue;
    const isOld = value === before[field.name];
    const problem =
      (isOld ? undefined : valueProblem(field, value)) ??
      (field.control === 'slug'
        ? slugProblem(field, value, { one, title: String(values[field.from] ?? ''), others })
        : value.trim() === ''
          ? field.required
          : undefined);
    if (problem !== undefined) found[field.name] = problem;
  }
  return found;
}
