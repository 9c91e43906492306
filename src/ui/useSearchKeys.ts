import { useEffect, useEffectEvent } from 'react';

/** Read out with the button that does the same. */
export const SEARCH_KEYS = 'Control+K Meta+K';

const TYPED_IN = 'input, textarea, select, [contenteditable]';
const MODAL = '[role="dialog"], [role="alertdialog"]';

function isSearchKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  // On a keyboard without Latin letters, the key in the same place.
  return /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

function isSlash({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TYPED_IN));
}

/** Ctrl+K and Cmd+K open the search, and `/` where nothing is typed; never over an open dialog. */
export function useSearchKeys(open: () => void, slash: boolean): void {
  const onSearch = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant = isSearchKey(event) || (slash && isSlash(event));
      // Whoever took the key first, such as an editor for its links, keeps it.
      if (!isMeant || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector(MODAL) === null) onSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [slash]);
}
