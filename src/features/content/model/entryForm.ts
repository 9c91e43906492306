import * as v from 'valibot';
import { type EntryRecord, NEW_ENTRY } from '@/domain/contentType';
import { arabicOf, withArabic } from '@/domain/translations';
import {
  arabicFields,
  type ContentTypeConfig,
  type EditField,
  formFields,
  slugField,
} from './contentTypeConfig';
import {
  type CreationContext,
  draftKind,
  type FormDefinition,
  type FormDraft,
} from '@/shared/editing/formDefinition';
import { typedText, typedValue } from '@/lib/text/typed';

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * The slug of a title: lower case, hyphens for whitespace, only letters, digits, _ and - (SPEC
 * section 5). Latin letters become a-z; other scripts are kept.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðþłħı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/\s+/g, '-')
    .replace(/(\p{L}\p{M}*|[\p{N}_-])|./gsu, '$1');
}

const formValue = v.union([v.string(), v.boolean(), v.array(v.string())]);
/** The value of a field in the form; an order is kept as text until it is saved. */
export type FormValue = v.InferOutput<typeof formValue>;
export const formValuesSchema = v.record(v.string(), formValue);
export type FormValues = v.InferOutput<typeof formValuesSchema>;

/** An entry with the defaults of its schema (SPEC sections 3 and 9). */
export function blankEntry({ type }: ContentTypeConfig): EntryRecord {
  return v.parse(type.schema, { id: NEW_ENTRY });
}

export function fieldText(entry: EntryRecord, name: string): string {
  const value = entry[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function textsOf(entry: EntryRecord, name: string): string[] {
  const value = entry[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The value of a field for its control. */
export function toForm(field: EditField, stored: EntryRecord): FormValue {
  const { control, arabicOf: word } = field;
  const entry = word === undefined ? stored : { id: stored.id, ...arabicOf(stored) };
  const name = word ?? field.name;
  if (control === 'switch') return entry[name] === true;
  if (control !== 'rows') return fieldText(entry, name);
  const texts = textsOf(entry, name);
  // There is always one row (SPEC section 5).
  return texts.length === 0 ? [''] : texts;
}

export function formValues(config: ContentTypeConfig, entry: EntryRecord): FormValues {
  return Object.fromEntries(formFields(config).map((field) => [field.name, toForm(field, entry)]));
}

/** Parses an order; 0 if it is not numeric (SPEC section 5). */
function parseOrder(typed: FormValue | undefined): number {
  const text = typedValue(String(typed));
  // Accepts "1e9", and reads "7 or so" as 7.
  const order = Number.isNaN(Number(text)) ? Number.parseInt(text, 10) : Math.trunc(Number(text));
  return Number.isSafeInteger(order) ? order : 0;
}

function fromForm({ control }: EditField, value: FormValue | undefined): unknown {
  if (control === 'integer') return parseOrder(value);
  if (control === 'link') return typedText(String(value));
  if (control === 'slug') return typedText(String(value));
  if (control === 'rows' && Array.isArray(value))
    return value.filter((row) => typedText(row) !== '');
  return value;
}

/** The entry with the form's values; other fields stay as in `base`. */
export function entryOf(
  config: ContentTypeConfig,
  values: FormValues,
  base: EntryRecord,
): EntryRecord {
  const valueOf = (field: EditField) => fromForm(field, values[field.name]);
  const parts = config.fields.map((field) => [field.name, valueOf(field)]);
  const entry = v.parse(config.type.schema, { ...base, ...Object.fromEntries(parts) });
  const arabic = arabicFields(config).map((field) => [field.arabicOf, valueOf(field)]);
  return withArabic(entry, Object.fromEntries(arabic));
}

/** A new entry with its id and the type's created fields. */
export function newEntry(
  config: ContentTypeConfig,
  values: FormValues,
  { id, now }: CreationContext,
): EntryRecord {
  return entryOf(config, values, { ...blankEntry(config), ...config.created?.(now), id });
}

/** Changes of other fields that typing causes: a title sets the slug (SPEC section 5). */
export function derivedChanges(config: ContentTypeConfig, name: string, typed: string): FormValues {
  const slug = slugField(config);
  return slug?.from === name ? { [slug.name]: slugify(typed) } : {};
}

/** The values, and the entry that editing started from; none for a new one. */
export type EntryDraft = FormDraft<FormValues, EntryRecord | undefined>;

export function entryDraftSchema({
  type,
}: ContentTypeConfig): v.GenericSchema<unknown, EntryDraft> {
  return v.pipe(
    v.object({ values: formValuesSchema, base: v.optional(type.schema) }),
    v.transform(({ values, base }) => ({ values, base })),
  );
}

/** The form of an entry; without an id, of a new one. */
export function entryForm(
  config: ContentTypeConfig,
  entryId: string | undefined,
): FormDefinition<EntryRecord | undefined, FormValues, EntryRecord> {
  const { type } = config;
  return {
    kind: draftKind(type.key, entryId),
    draftSchema: entryDraftSchema(config),
    valuesOf: (base) => formValues(config, base ?? blankEntry(config)),
    storedOf: (values, base, context) =>
      base === undefined ? newEntry(config, values, context) : entryOf(config, values, base),
    compared: formFields(config),
    readTheirs: (current) => {
      const theirs = v.safeParse(type.schema, current);
      return theirs.success ? theirs.output : 'deleted';
    },
  };
}
