import * as v from 'valibot';
import { sameJson } from '../../lib/sameJson';
import type { EntryRecord } from '../types/contentType';
import type { ContentTypeConfig } from './contentTypeConfig';
import { blankEntry, type FormValues, formValuesSchema, valuesOf } from './formValues';

/** A form half filled in, and the entry as it was when editing began; none for a new one. */
export interface EntryDraft {
  readonly values: FormValues;
  readonly base: EntryRecord | undefined;
}

export function entryDraftSchema({
  type,
}: ContentTypeConfig): v.GenericSchema<unknown, EntryDraft> {
  return v.pipe(
    v.object({ values: formValuesSchema, base: v.optional(type.schema) }),
    v.transform(({ values, base }) => ({ values, base })),
  );
}

/** Whether a form still says what the entry said when editing began. */
export function isUnchanged(edited: ContentTypeConfig, { values, base }: EntryDraft): boolean {
  const before = valuesOf(edited, base ?? blankEntry(edited));
  return Object.keys(before).every((name) => sameJson(values[name], before[name]));
}
