import * as v from 'valibot';
import type { EntryRecord } from '../types/contentType';
import { type ContentTypeConfig, type EditField, slugField } from './contentTypeConfig';
import type { Birth } from './editedForm';
import { NEW_ENTRY } from '../identity';
import { slugify } from '../site/slug';

const formValue = v.union([v.string(), v.boolean(), v.array(v.string())]);
/** What a field holds while it is edited: an order is a text until it is saved. */
export type FormValue = v.InferOutput<typeof formValue>;
export const formValuesSchema = v.record(v.string(), formValue);
/** The form of one entry, by field name. */
export type FormValues = v.InferOutput<typeof formValuesSchema>;

/** An entry that nobody has filled in: the defaults of its schema (SPEC sections 3 and 9). */
export function blankEntry({ type }: ContentTypeConfig): EntryRecord {
  return v.parse(type.schema, { id: NEW_ENTRY });
}

export function textOf(entry: EntryRecord, name: string): string {
  const value = entry[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function textsOf(entry: EntryRecord, name: string): string[] {
  const value = entry[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function toForm({ control, name }: EditField, entry: EntryRecord): FormValue {
  if (control === 'switch') return entry[name] === true;
  if (control !== 'rows') return textOf(entry, name);
  const texts = textsOf(entry, name);
  // There is always a row to type in (SPEC section 5).
  return texts.length === 0 ? [''] : texts;
}

/** The form prefilled with an entry. */
export function valuesOf({ fields }: ContentTypeConfig, entry: EntryRecord): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, toForm(field, entry)]));
}

/** An order as it was typed; 0 if it is not numeric (SPEC section 5). */
function parseOrder(typed: FormValue | undefined): number {
  const text = String(typed).trim();
  // "1e9" is a number too, and "7 or so" is 7.
  const order = Number.isNaN(Number(text)) ? Number.parseInt(text, 10) : Math.trunc(Number(text));
  return Number.isSafeInteger(order) ? order : 0;
}

function fromForm({ control }: EditField, value: FormValue | undefined): unknown {
  if (control === 'integer') return parseOrder(value);
  if (control === 'slug') return String(value).trim();
  if (control === 'rows' && Array.isArray(value)) return value.filter((row) => row.trim() !== '');
  return value;
}

/** An entry as the form has it; what the form does not show stays as it is in `base`. */
export function entryOf(
  { type, fields }: ContentTypeConfig,
  values: FormValues,
  base: EntryRecord,
): EntryRecord {
  const edited = fields.map((field) => [field.name, fromForm(field, values[field.name])]);
  return v.parse(type.schema, { ...base, ...Object.fromEntries(edited) });
}

/** A new entry: its own id, and what its type gives at birth. */
export function newEntry(
  edited: ContentTypeConfig,
  values: FormValues,
  { id, now }: Birth,
): EntryRecord {
  return entryOf(edited, values, { ...blankEntry(edited), ...edited.created?.(now), id });
}

/** What typing in a field changes besides it: a title sets the slug (SPEC section 5). */
export function follows(edited: ContentTypeConfig, name: string, typed: string): FormValues {
  const slug = slugField(edited);
  return slug?.from === name ? { [slug.name]: slugify(typed) } : {};
}
