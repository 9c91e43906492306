/** Read out with the button that does the same. */
export const SEARCH_KEYS = 'Control+K Meta+K';

const TYPED_IN = 'input, textarea, select, [contenteditable]';

function isSearchKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  // On a keyboard without Latin letters, the key in the same place.
  return /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

function isSlash({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TYPED_IN));
}

/** Whether a key asks for the search: Ctrl+K and Cmd+K do, and with `slash` also `/` where nothing is typed. */
export function asksForSearch(event: KeyboardEvent, slash: boolean): boolean {
  return isSearchKey(event) || (slash && isSlash(event));
}
