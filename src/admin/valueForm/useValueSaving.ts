import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type FormTexts, haveConflict, mergedForms, type ValueForm } from '@/content/valueForm';
import type { Edit } from '@/queries/entries';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import type { useValueForm } from './useValueForm';

/** My fields on their value, before a choice. */
export interface ValueConflict<Value, Form> {
  readonly mine: Form;
  readonly theirs: Value;
}

/** Saving a value; changes of another tab to other fields are kept, to the same one are asked about. */
export function useValueSaving<Value, Form extends FormTexts, Saved>(
  { schema, formOf, valueOf }: ValueForm<Value, Form>,
  editor: ReturnType<typeof useValueForm<Value, Form>>,
  saveOptions: UseMutationOptions<Saved, Error, Edit<Value>>,
) {
  const { form, draft, base, startFrom, keepAgain } = editor;
  const { mutate, isPending } = useMutation(saveOptions);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<ValueConflict<Value, Form>>();
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);

  const attempt = (mine: Form, ground: Value, isRetry = false) => {
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
          const theirs = formOf(value);
          startFrom(value, mergedForms({ mine: form.getValues(), base: typed, theirs }));
        },
        onError: (error) => {
          isUnderWay.current = false;
          keepAgain();
          const met = conflictOf(error);
          if (met) meet(mine, ground, v.parse(schema, met.current), isRetry);
          else setFailure(saveFailureText(error));
        },
      },
    );
  };
  const meet = (mine: Form, ground: Value, theirs: Value, isRetry: boolean) => {
    const versions = { mine, base: formOf(ground), theirs: formOf(theirs) };
    const merged = mergedForms(versions);
    if (isRetry || haveConflict(versions)) setConflict({ mine: merged, theirs });
    else attempt(merged, theirs, true);
  };

  return {
    isPending,
    failure,
    conflict,
    save: () => {
      if (!isUnderWay.current) attempt(form.getValues(), base);
    },
    keepMine: () => {
      if (conflict && !isUnderWay.current) attempt(conflict.mine, conflict.theirs, true);
    },
    takeTheirs: () => {
      if (!conflict) return;
      draft.discard();
      draft.resume();
      setFailure(undefined);
      setConflict(undefined);
      startFrom(conflict.theirs);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
