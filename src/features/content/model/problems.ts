import { pictureUrl } from '@/lib/browser/safeUrl';
import type { EntryRecord } from '@/domain/contentType';
import { lengthProblem } from '@/lib/text/numbers';
import { typedText, typedValue } from '@/lib/text/typed';
import { linkRefusal } from './menus';
import {
  type ContentTypeConfig,
  type EditField,
  formFields,
  type RowsField,
} from './contentTypeConfig';
import { type FormValues, fieldText } from './entryForm';
import { slugProblem } from './slugs';
import { strings } from './strings';

/** Upper limit of an order; no list needs larger numbers. */
const MAX_ORDER = 1_000_000_000;

/** Why a value cannot be stored, regardless of other fields. */
function valueProblem({ control, maxLength }: EditField, typed: string): string | undefined {
  const tooLong = lengthProblem(typed, maxLength);
  if (tooLong !== undefined || typedText(typed) === '') return tooLong;
  if (control === 'link') return linkRefusal(typedText(typed));
  if (control === 'image' && pictureUrl(typed) === undefined) return strings.problems.picture;
  if (control === 'integer' && Math.abs(Number(typedValue(typed))) > MAX_ORDER)
    return strings.problems.order;
  return undefined;
}

/** The problem of the first row that is too long, unless it was already so in `before`. */
function rowsProblem(
  { rowLabel, maxLength }: RowsField,
  rows: readonly string[],
  before: FormValues[string] = [],
): string | undefined {
  for (const [index, row] of rows.entries()) {
    const tooLong =
      Array.isArray(before) && before.includes(row) ? undefined : lengthProblem(row, maxLength);
    if (tooLong !== undefined) return strings.problems.row(rowLabel, index + 1, tooLong);
  }
  return undefined;
}

/** The problem that prevents saving a field (SPEC section 5); none if unchanged from `before`. */
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
  return missing(field, value);
}

/** The message for a required field that is empty; undefined if there is no problem. */
const missing = ({ required }: EditField, typed: string): string | undefined =>
  typedText(typed) === '' ? required : undefined;

/** The labels of the required fields that a stored entry lacks. */
export function missingFields(config: ContentTypeConfig, entry: EntryRecord): readonly string[] {
  return config.fields
    .filter((field) => missing(field, fieldText(entry, field.name)) !== undefined)
    .map(({ label }) => label);
}

/** The problems that prevent saving, by field name. */
export function problems(
  config: ContentTypeConfig,
  values: FormValues,
  others: readonly EntryRecord[],
  before: FormValues = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formFields(config).flatMap((field) => {
      const problem = problemOf(config, field, values, { others, before });
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}
