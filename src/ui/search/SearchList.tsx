import { useCombobox } from 'downshift';
import type { LucideIcon } from 'lucide-react';
import type { Elements } from '../elements';
import { memo, useId, useCallback } from 'react';
import type { MarkedPart } from '@/lib/text/marked';
import type { SearchGroup, SearchItem } from './searchItems';

const INDEX = 'data-index';

/** Index of the row at or around an element; -1 if none. */
export function indexOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest(`[${INDEX}]`) : null;
  return Number(row?.getAttribute(INDEX) ?? -1);
}

interface SearchListProps {
  groups: readonly SearchGroup[];
  marked: number;
  getItemProps: ReturnType<typeof useSearchList>['getItemProps'];
}

/** Memoised: typing renders the rows only once their results have changed. */
export const SearchList = memo(function SearchList({
  groups,
  marked,
  getItemProps,
}: SearchListProps) {
  let next = 0;
  return groups.map((group, place) => (
    // Rows are reused by position while the results change.
    // oxlint-disable-next-line react/no-array-index-key
    <ResultGroup key={place} label={group.label}>
      {group.items.map((item) => {
        const index = next++;
        return (
          <div
            key={index}
            {...getItemProps({ item, index, [INDEX]: index, 'aria-selected': index === marked })}
            className="search-item"
          >
            <SearchResult
              icon={item.icon}
              title={item.title}
              quote={item.quote}
              isTyped={item.isTyped}
              language={item.language}
              kind={item.kind}
            />
          </div>
        );
      })}
    </ResultGroup>
  ));
});

/** A group of rows with a heading; results have none. */
function ResultGroup({ label, children }: { label: string; children: Elements }) {
  const id = useId();
  const isNamed = label !== '';
  return (
    <div role={isNamed ? 'group' : 'presentation'} aria-labelledby={isNamed ? id : undefined}>
      {isNamed && (
        <div id={id} className="px-3 pt-2 pb-1 text-[0.8125rem] font-semibold text-muted">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}

interface SearchResultProps {
  icon: LucideIcon;
  title: readonly MarkedPart[];
  quote: readonly MarkedPart[] | undefined;
  isTyped: boolean | undefined;
  language: SearchItem['language'];
  kind: string | undefined;
}

/** Content of a row; memoised. */
const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { icon, title, quote, isTyped, language, kind } = props;
  return (
    <>
      <ResultIcon icon={icon} />
      {/* With large text on a narrow screen the kind wraps below the title. */}
      <span
        translate={isTyped ? 'no' : undefined}
        className="grid min-w-0 flex-[1_1_min(10rem,calc(100%-2rem))]"
      >
        <span dir="auto" {...language} className="line-clamp-2 leading-[1.35] wrap-anywhere">
          <Marked parts={title} />
        </span>
        {quote !== undefined && quote.some(({ text }) => text !== '') && (
          <span
            dir="auto"
            {...language}
            className="line-clamp-2 text-sm/[1.45] wrap-anywhere text-muted"
          >
            <Marked parts={quote} />
          </span>
        )}
      </span>
      {kind !== undefined && (
        <span className="ms-auto max-w-32 flex-none text-end text-[0.8125rem] text-muted">
          {kind}
        </span>
      )}
    </>
  );
});

const ResultIcon = memo(function ResultIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="flex-none text-primary">
      <Icon className="size-5" />
    </span>
  );
});

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
    isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

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
