import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { entryOf, newEntry } from '@/content/editing/formValues';
import { type Difference, differences } from '@/content/backup/differences';
import { type MergedEdits, mergeEdits, settleConflicts, type Side } from '@/content/mergeEdits';
import { newId } from '@/lib/newId';
import { saveEditedOptions } from '@/queries/admin/editing';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import type { useEntryForm } from './useEntryForm';

/** What another tab has made of the entry, where the person must choose. */
type Conflict =
  | { readonly kind: 'deleted'; readonly mine: EntryRecord; readonly differences: 'deleted' }
  | {
      readonly kind: 'changed';
      readonly merge: MergedEdits<EntryRecord>;
      readonly theirs: EntryRecord;
      readonly differences: readonly Difference[];
    };

/**
 * Saving the form, once however often it is pressed; a failure leaves all as it was. Changes of
 * another tab to other fields are kept, to the same field they are asked about.
 */
export function useEntrySaving(
  edited: ContentTypeConfig,
  { form, draft, base, keepAgain }: ReturnType<typeof useEntryForm>,
  onSaved: () => void,
) {
  const { mutate, isPending, isSuccess } = useMutation(saveEditedOptions(edited));
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  // The same for every attempt: none may make a second entry.
  const [ownId] = useState(newId);
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
          if (theirs.success && before !== undefined) meet(before, value, theirs.output);
          else setConflict({ kind: 'deleted', mine: value, differences: 'deleted' });
        },
      },
    );
  };
  const meet = (before: EntryRecord, mine: EntryRecord, theirs: EntryRecord) => {
    const merge = mergeEdits(before, mine, theirs);
    const found = differences(edited.fields, merge.conflicts, { mine, theirs });
    if (found.length === 0) save(merge.merged, theirs);
    else setConflict({ kind: 'changed', merge, theirs, differences: found });
  };

  return {
    isPending,
    /** Of the entry once it is stored. */
    id: base?.id ?? ownId,
    /** From here on nothing is unsaved, while the dialog still closes. */
    isSaved: isSuccess,
    failure,
    conflict,
    save: () =>
      save(
        base === undefined
          ? newEntry(edited, form.getValues(), { id: ownId, now: new Date() })
          : entryOf(edited, form.getValues(), base),
        base,
      ),
    choose: (choices: Readonly<Record<string, Side>>) => {
      if (conflict?.kind === 'deleted') save(conflict.mine, undefined);
      if (conflict?.kind === 'changed')
        save(settleConflicts(conflict.merge, conflict.theirs, choices), conflict.theirs);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
