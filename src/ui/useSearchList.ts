import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { SearchItem } from './searchItems';

const { InputBlur } = useCombobox.stateChangeTypes;

/** A list that is always open below a field: its first item is always ready to be chosen. */
export function useSearchList(
  typed: string,
  items: SearchItem[],
  onChoose: (item: SearchItem) => void,
) {
  const [moved, setMoved] = useState({ typed, index: 0 });
  const index = moved.typed === typed ? moved.index : 0;
  return useCombobox<SearchItem>({
    items,
    itemToString: () => '',
    itemToKey: (item) => item?.id,
    isOpen: true,
    selectedItem: null,
    highlightedIndex: Math.min(index, items.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setMoved({ typed, index: highlightedIndex }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field chooses nothing, and leaving the list with the pointer unmarks nothing.
      const { highlightedIndex = -1 } = changes;
      if (type === InputBlur) return state;
      return highlightedIndex < 0
        ? { ...changes, highlightedIndex: state.highlightedIndex }
        : changes;
    },
  });
}
