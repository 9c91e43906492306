import type { Elements } from '../elements';
import { memo, useId } from 'react';
import type { SearchGroup } from './searchItems';
import { SearchResult } from './SearchResult';
import type { useSearchList } from './useSearchList';

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
