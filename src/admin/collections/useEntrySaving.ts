import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { entryOf, newEntry } from '@/content/editing/formValues';
import { saveEditedOptions } from '@/queries/editing';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import type { useEntryForm } from './useEntryForm';

/** What is stored now in place of what editing began with; `entry` is undefined if it was deleted. */
export interface Conflict {
  readonly mine: EntryRecord;
  readonly theirs: EntryRecord | undefined;
}

/** Saving the form, once however often it is pressed; a failure leaves all as it was. */
export function useEntrySaving(
  edited: EditedType,
  { form, draft, base, keepAgain }: ReturnType<typeof useEntryForm>,
  onSaved: () => void,
) {
  const { mutate, isPending, isSuccess } = useMutation(saveEditedOptions(edited));
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  // The same for every attempt: none may make a second entry.
  const [newId] = useState(() => crypto.randomUUID());
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);

  const save = (value: EntryRecord, before: EntryRecord | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    mutate(
      { value, edited: before, draftId: draft.pause() },
      {
        onSuccess: onSaved,
        onError: (error) => {
          isUnderWay.current = false;
          keepAgain();
          const met = conflictOf(error);
          if (met === undefined) return setFailure(saveFailureText(error));
          const theirs = v.safeParse(edited.type.schema, met.current);
          setConflict({ mine: value, theirs: theirs.success ? theirs.output : undefined });
        },
      },
    );
  };
  const mineOn = (ground: EntryRecord | undefined) =>
    ground === undefined
      ? newEntry(edited, form.getValues(), { id: newId, now: new Date() })
      : entryOf(edited, form.getValues(), ground);

  return {
    isPending,
    /** Of the entry once it is stored. */
    id: base?.id ?? newId,
    /** From here on nothing is unsaved, while the dialog still closes. */
    isSaved: isSuccess,
    failure,
    conflict,
    save: () => save(mineOn(base), base),
    keepMine: () => {
      if (conflict === undefined) return;
      if (conflict.theirs === undefined) save(conflict.mine, undefined);
      else save(mineOn(conflict.theirs), conflict.theirs);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
