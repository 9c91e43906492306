import { useCombobox } from 'downshift';
import { useCallback, useId } from 'react';
import type { SearchItem } from './searchItems';

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * A list that is always open below a field: one of its items is always marked, which is the one at
 * `marked` of what it returns. What is chosen is not for the list to say: it would tell of it
 * after it was drawn, and of the last of two events that are drawn together only.
 */
export function useSearchList(items: SearchItem[]) {
  const id = useId();
  const getItemId = useCallback((index: number) => `${id}${String(index)}`, [id]);
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<SearchItem>({
    items,
    getItemId,
    itemToString: () => '',
    itemToKey: (item) => item?.id,
    isOpen: true,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return state;
      if (type === ItemClick || type === InputKeyDownEnter)
        return { ...state, highlightedIndex: 0 };
      // Leaving the list with the pointer unmarks nothing.
      const { highlightedIndex: next = -1 } = changes;
      return next < 0 ? { ...changes, highlightedIndex: state.highlightedIndex } : changes;
    },
  });
  // Another list may have come that is shorter.
  const marked = Math.min(highlightedIndex, items.length - 1);
  const markedId = marked < 0 ? undefined : getItemId(marked);
  return { marked, markedId, getInputProps, getItemProps, getMenuProps };
}
