import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Beginning {
  /** Whether there is something to keep. */
  readonly isBegun: () => boolean;
  /** For whoever fills or empties the form otherwise than by typing. */
  readonly setBegun: (isBegun: boolean) => void;
}

/**
 * Calls `keep` after every change of a form's values, which begins it; and where it is begun, once
 * more when the page is put away.
 */
export function useKeepTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: () => void,
): Beginning {
  const begun = useRef(false);
  const onChange = useEffectEvent(() => {
    begun.current = true;
    keep();
  });
  const onLeaving = useEffectEvent(() => {
    if (begun.current) keep();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => onChange() }),
    [form],
  );
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') onLeaving();
    };
    const onPageHide = () => onLeaving();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);
  return useMemo(
    () => ({
      isBegun: () => begun.current,
      setBegun: (isBegun) => {
        begun.current = isBegun;
      },
    }),
    [],
  );
}
