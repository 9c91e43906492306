/** The relevant fields of a KeyboardEvent. */
export interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The lower-case letter pressed with Ctrl or Cmd only. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys) {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  // On non-Latin keyboard layouts, the key at the same position.
  return (/^[\x20-\x7e]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** For `aria-keyshortcuts` of the search button. */
export const SEARCH_KEYS = 'Control+K Meta+K';

/** Whether a key event is Ctrl+K or Cmd+K. */
export const isSearchShortcut = (keys: Keys): boolean => shortcutOf(keys) === 'k';

/**
 * Whether a pressed key belongs to an input method: Safari ends the composition before the Enter
 * that confirms it, and marks that key by its code only.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.which === 229;
}
