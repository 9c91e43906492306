import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EntryRecord } from '@/content/types/contentType';
import { type ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { type EntryDraft, entryDraftSchema, isUnchanged } from '@/content/editing/entryDraft';
import { blankEntry, type FormValues, valuesOf } from '@/content/editing/formValues';
import { useKeepTyped } from '@/form/useKeepTyped';
import { draftKind, useDraft } from '@/queries/content/useDraft';

// The form changes its values in place; a copy is what lets a change show.
function copyOf(values: FormValues): FormValues {
  return { ...values };
}

/** The form of one entry and the draft that keeps it as it is typed. */
export function useEntryForm(edited: ContentTypeConfig, entry: EntryRecord | undefined) {
  const [blank] = useState(() => valuesOf(edited, entry ?? blankEntry(edited)));
  const [draftOptions] = useState(() => ({
    kind: draftKind(edited.type.key, entry?.id),
    schema: entryDraftSchema(edited),
    isBlank: (draft: EntryDraft) => isUnchanged(edited, draft),
  }));
  const form = useForm<FormValues>({ defaultValues: blank });
  const draft = useDraft(draftOptions);
  const values = useWatch({ control: form.control, compute: copyOf });
  /** Grows when the form is filled anew, so that controls with a life of their own start again. */
  const [turn, setTurn] = useState(0);
  /** What a control cannot turn into a value, by field: `values` then has the last that it could. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [base, setBase] = useState(entry);
  // The form tells of a change before the next render.
  const baseNow = useRef(entry);

  const keep = () => draft.keep({ values: form.getValues(), base: baseNow.current });
  useKeepTyped(form, keep);

  return {
    form,
    /** What the form held when editing began. */
    before: blank,
    values,
    draft,
    base,
    turn,
    refused,
    refuse: (name: string, reason: string | undefined) =>
      setRefused((before) => {
        if (before[name] === reason) return before;
        const others = Object.entries(before).filter(([field]) => field !== name);
        return Object.fromEntries(reason === undefined ? others : [...others, [name, reason]]);
      }),
    isDirty: Object.keys(refused).length > 0 || !isUnchanged(edited, { values, base }),
    keepAgain: () => {
      draft.resume();
      keep();
    },
    continueDraft: () => {
      if (draft.found === undefined) return;
      const { value } = draft.found;
      baseNow.current = value.base;
      setBase(value.base);
      setTurn((count) => count + 1);
      draft.continueFound();
      form.reset({ ...blank, ...value.values });
    },
  };
}
