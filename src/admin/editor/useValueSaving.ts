import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type Difference, differences } from '@/content/backup/differences';
import { type MergedEdits, mergeEdits, settleConflicts, type Side } from '@/content/mergeEdits';
import type { FormTexts, ValueForm } from '@/content/settings/valueForm';
import type { Edit } from '@/queries/content/entries';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import type { useValueForm } from './useValueForm';

/** What another tab has made of the value, where the person must choose. */
interface ValueConflict<Value, Form extends FormTexts> {
  readonly merge: MergedEdits<Form>;
  readonly theirs: Value;
  readonly differences: readonly Difference[];
}

/** Saving a value; changes of another tab to other fields are kept, to the same one are asked about. */
export function useValueSaving<Value, Form extends FormTexts, Saved>(
  { schema, parts, formOf, valueOf }: ValueForm<Value, Form>,
  editor: ReturnType<typeof useValueForm<Value, Form>>,
  saveOptions: UseMutationOptions<Saved, Error, Edit<Value>>,
) {
  const { form, draft, base, startFrom, keepAgain } = editor;
  const { mutate, isPending } = useMutation(saveOptions);
  const [failure, setFailure] = useState<Error>();
  const [conflict, setConflict] = useState<ValueConflict<Value, Form>>();
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);

  const attempt = (mine: Form, ground: Value) => {
    isUnderWay.current = true;
    const typed = { ...form.getValues() };
    setFailure(undefined);
    const value = valueOf(mine, ground);
    mutate(
      { value, edited: ground, draftId: draft.pause() },
      {
        onSuccess: () => {
          isUnderWay.current = false;
          setConflict(undefined);
          draft.resume();
          // What was written on meanwhile is not saved, and stays.
          startFrom(value, mergeEdits(typed, form.getValues(), formOf(value)).merged);
        },
        onError: (error) => {
          isUnderWay.current = false;
          keepAgain();
          const met = conflictOf(error);
          if (met) meet(mine, ground, v.parse(schema, met.current));
          else setFailure(error);
        },
      },
    );
  };
  const meet = (mine: Form, ground: Value, theirs: Value) => {
    const theirForm = formOf(theirs);
    const merge = mergeEdits(formOf(ground), mine, theirForm);
    const found = differences(parts, merge.conflicts, { mine, theirs: theirForm });
    if (found.length === 0) attempt(merge.merged, theirs);
    else setConflict({ merge, theirs, differences: found });
  };

  return {
    isPending,
    /** What the last save failed with. */
    error: failure,
    failure: failure && saveFailureText(failure),
    conflict,
    save: () => {
      if (!isUnderWay.current) attempt(form.getValues(), base);
    },
    choose: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict || isUnderWay.current) return;
      const { merge, theirs } = conflict;
      attempt(settleConflicts(merge, formOf(theirs), choices), theirs);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
