import type { EntryRecord } from '../contentType';
import { type EditedType } from './editedType';
import type { FormValues } from './formValues';
import { slugProblem } from './slugProblem';

/** What must be mended before a form can be saved, by field name (SPEC section 5). */
export function problems(
  { fields, words: { one } }: EditedType,
  values: FormValues,
  others: readonly EntryRecord[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (typeof value !== 'string') continue;
    const problem =
      field.control === 'slug'
        ? slugProblem(field, value, { one, title: String(values[field.from] ?? ''), others })
        : value.trim() === ''
          ? field.required
          : undefined;
    if (problem !== undefined) found[field.name] = problem;
  }
  return found;
}
