import { pictureUrl } from '@/lib/browser/pictureUrl';
import type { EntryRecord } from '../types/contentType';
import { lengthProblem } from '../length';
import { linkRefusal } from '../menus/menuLink';
import type { ContentTypeConfig, EditField, RowsField } from './contentTypeConfig';
import type { FormValues } from './entryForm';
import { slugProblem } from './slugProblem';

/** Larger numbers order nothing that anyone has. */
const MAX_ORDER = 1_000_000_000;

/** Why what was typed cannot be kept, whatever else is in the form. */
function valueProblem({ control, maxLength }: EditField, typed: string): string | undefined {
  const tooLong = lengthProblem(typed, maxLength);
  if (tooLong !== undefined || typed.trim() === '') return tooLong;
  if (control === 'link') return linkRefusal(typed);
  if (control === 'image' && pictureUrl(typed) === undefined)
    return 'No picture can be loaded from this address. Start with https://, or with / for a file of this site.';
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
