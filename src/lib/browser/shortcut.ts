/** What of a key event counts here. */
export interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The letter that is pressed together with Ctrl or Cmd, and nothing else; a small one. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys) {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  // On a keyboard without Latin letters, the key in the same place.
  return (/^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Read out with the button that does the same. */
export const SEARCH_KEYS = 'Control+K Meta+K';

/** Whether a key asks for the search: Ctrl+K and Cmd+K do. */
export const isSearchShortcut = (keys: Keys): boolean => shortcutOf(keys) === 'k';
