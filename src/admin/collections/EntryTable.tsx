import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import type { Sorting } from '@/content/sorting';
import { duplicateOptions, publishOptions } from '@/queries/admin/editing';
import { usePrinting } from '@/ui/usePrinting';
import { SortHeading } from '../list/SortHeading';
import { strings as shared } from '../list/strings';
import { EntryRow } from './EntryRow';
import { useMoves } from './useMoves';
import { strings } from './strings';

/** Rows drawn at first, and added whenever the end of the drawn ones comes near. */
const ROWS_AT_ONCE = 25;
/** How near, in CSS pixels. */
const NEAR_PX = 800;

/** How many rows of a long list to draw so far, on paper all; `end` is the ref of what is below them. */
function useDrawnRows(
  total: number,
  search: string,
): {
  drawn: number;
  end: (element: HTMLElement | null) => void;
} {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isPrinting = usePrinting();
  const [drawnFor, setDrawnFor] = useState(search);
  if (drawnFor !== search) {
    // What was drawn by scrolling is not drawn again for another search.
    setDrawnFor(search);
    setDrawn(ROWS_AT_ONCE);
  }
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole || end === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setDrawn((count) => count + ROWS_AT_ONCE);
        // Observed again: the end may still be near.
        observer.unobserve(end);
        observer.observe(end);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWhole, end]);
  return { drawn: isPrinting ? total : drawn, end: setEnd };
}

/** The column whose order the administrator makes, where there is one. */
export const orderColumn = ({ listed, columns }: ContentTypeConfig): string | undefined =>
  listed === 'inOrder' ? columns.find(({ show }) => show === 'order')?.field : undefined;

interface EntryTableProps {
  edited: ContentTypeConfig;
  entries: readonly EntryRecord[];
  /** What was looked for. */
  search: string;
  /** Whether no entry is left out by a search or a filter. */
  isWhole: boolean;
  sort: Sorting | undefined;
  onSort: (sort: Sorting) => void;
  onEdit: (entry: EntryRecord) => void;
  onDelete: (entry: EntryRecord) => void;
}

export function EntryTable({
  edited,
  entries,
  search,
  isWhole,
  sort,
  onSort,
  onEdit,
  onDelete,
}: EntryTableProps) {
  const { drawn, end } = useDrawnRows(entries.length, search);
  const order = orderColumn(edited);
  const isInOrder = order !== undefined && isWhole && sort?.by === order && !sort.descending;
  const { rows, move, failure, announcement } = useMoves(edited, entries, isInOrder);
  const columns = edited.columns;
  const publish = useMutation(publishOptions(edited));
  const duplicate = useMutation(duplicateOptions(edited));
  return (
    <div>
      {failure !== undefined && (
        <p role="alert" className="failure-note mb-4">
          {strings.order.failed(failure)}
        </p>
      )}
      <table className="entry-table" aria-labelledby="list-title">
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeading
                key={column.field}
                as="th"
                column={column.field}
                label={column.label}
                show={column.show}
                sort={sort}
                onSort={onSort}
              />
            ))}
            <th scope="col" className="no-print text-end">
              {shared.actions}
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {entries.slice(0, drawn).map((item, place) => (
            <EntryRow
              key={item.id}
              edited={edited}
              entry={item}
              onEdit={onEdit}
              onPublish={({ id }, published) => publish.mutate({ id, published })}
              onDuplicate={(entry) => duplicate.mutate(entry, { onSuccess: onEdit })}
              onDelete={onDelete}
              move={
                isInOrder
                  ? {
                      isFirst: place === 0,
                      isLast: place === entries.length - 1,
                      by: (step) => move(item, step),
                    }
                  : undefined
              }
            />
          ))}
        </tbody>
      </table>
      <div ref={end} />
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
