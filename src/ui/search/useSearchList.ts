import { useCombobox } from 'downshift';
import { useCallback, useId } from 'react';
import type { SearchItem } from './searchItems';

const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * A listbox that is always open and always highlights one item, the one at index `marked`. It does
 * not report the choice itself: downshift would report it after rendering, and only the last of two
 * events batched in one render.
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
      // Moving the pointer out keeps the highlight.
      const { highlightedIndex: next = -1 } = changes;
      return next < 0 ? { ...changes, highlightedIndex: state.highlightedIndex } : changes;
    },
  });
  // The new list may be shorter.
  const marked = Math.min(highlightedIndex, items.length - 1);
  const markedId = marked < 0 ? undefined : getItemId(marked);
  return { marked, markedId, getInputProps, getItemProps, getMenuProps };
}
