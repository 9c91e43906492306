import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `keep` after every change of a form's values, and once more when the page is put away. */
export function useKeepTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (occasion: 'change' | 'leaving') => void,
): void {
  const keepNow = useEffectEvent(keep);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keepNow('change') }),
    [form],
  );
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keepNow('leaving');
    };
    const onPageHide = () => keepNow('leaving');
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);
}
