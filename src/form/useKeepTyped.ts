import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `keep` after every change of a form's values. */
export function useKeepTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: () => void,
): void {
  const onChange = useEffectEvent(keep);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => onChange() }),
    [form],
  );
}
