import { useEffect, useEffectEvent } from 'react';
import { asksForSearch } from '@/lib/browser/shortcut';

/** A dialog on show; one that fades out takes no more keys. */
const MODAL = ':is([role="dialog"], [role="alertdialog"]):not([data-closed])';

/** Opens the search at its keys; never over an open dialog. */
export function useSearchKeys(open: () => void): void {
  const onSearch = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever took the key first, such as an editor for its links, keeps it.
      if (!asksForSearch(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector(MODAL) === null) onSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
