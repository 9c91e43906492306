import * as v from 'valibot';
import type { EntryRecord } from '../types/contentType';
import type { ContentTypeConfig } from './contentTypeConfig';
import { draftKind, type EditedForm, type FormDraft } from './editedForm';
import {
  blankEntry,
  entryOf,
  type FormValues,
  formValuesSchema,
  newEntry,
  valuesOf,
} from './formValues';

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
