import { type Keys, shortcutOf } from './shortcut';

/** Read out with the button that does the same. */
export const SEARCH_KEYS = 'Control+K Meta+K';

/** Whether a key asks for the search: Ctrl+K and Cmd+K do. */
export const asksForSearch = (keys: Keys): boolean => shortcutOf(keys) === 'k';
