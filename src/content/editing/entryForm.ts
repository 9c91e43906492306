import * as v from 'valibot';
import type { EntryRecord } from '../types/contentType';
import { type ContentTypeConfig, type EditField, slugField } from './contentTypeConfig';
import { type Birth, draftKind, type EditedForm, type FormDraft } from './editedForm';
import { NEW_ENTRY } from '../identity';
import { slugify } from '../site/slug';

const formValue = v.union([v.string(), v.boolean(), v.array(v.string())]);
/** What a field holds while it is edited: an order is a text until it is saved. */
export type FormValue = v.InferOutput<typeof formValue>;
export const formValuesSchema = v.record(v.string(), formValue);
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
export function derivedChanges(edited: ContentTypeConfig, name: string, typed: string): FormValues {
  const slug = slugField(edited);
  return slug?.from === name ? { [slug.name]: slugify(typed) } : {};
}

/** A form half filled in, and the entry as it was when editing began; none for a new one. */
type EntryDraft = FormDraft<FormValues, EntryRecord | undefined>;

export function entryDraftSchema({
  type,
}: ContentTypeConfig): v.GenericSchema<unknown, EntryDraft> {
  return v.pipe(
    v.object({ values: formValuesSchema, base: v.optional(type.schema) }),
    v.transform(({ values, base }) => ({ values, base })),
  );
}

/** How an entry of a content type is edited; without an id a new one. */
export function entryForm(
  edited: ContentTypeConfig,
  entryId: string | undefined,
): EditedForm<EntryRecord | undefined, FormValues, EntryRecord> {
  const { type, fields } = edited;
  return {
    kind: draftKind(type.key, entryId),
    draftSchema: entryDraftSchema(edited),
    valuesOf: (base) => valuesOf(edited, base ?? blankEntry(edited)),
    storedOf: (values, base, birth) =>
      base === undefined ? newEntry(edited, values, birth) : entryOf(edited, values, base),
    parts: fields,
    readTheirs: (current) => {
      const theirs = v.safeParse(type.schema, current);
      return theirs.success ? theirs.output : 'deleted';
    },
  };
}
