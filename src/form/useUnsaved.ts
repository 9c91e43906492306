import { useEffect } from 'react';
import { holdUnsaved } from '@/lib/unsaved';

/** For a form without a draft: no reload takes what is typed in it without asking. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(
    () => (isDirty ? holdUnsaved({ keep: () => Promise.resolve(false) }) : undefined),
    [isDirty],
  );
}
