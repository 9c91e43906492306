import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sorting } from '@/content/sorting';

interface SortHeadingProps<Column extends string> {
  column: Column;
  label: string;
  sort: Sorting<Column> | undefined;
  onSort: (sort: Sorting<Column>) => void;
  /** Whether its far end is what people look for first, as of dates. */
  startsDescending?: boolean;
  /** The heading of a table, or of a grid. */
  as: 'th' | 'span';
  show?: string;
}

/** A column's heading; pressing it sorts by the column, pressing it again the other way round. */
export function SortHeading<Column extends string>({
  column,
  label,
  sort,
  onSort,
  startsDescending = false,
  as: Heading,
  show,
}: SortHeadingProps<Column>) {
  const isSorted = sort?.by === column;
  const direction = sort?.descending ? 'descending' : 'ascending';
  const Sorted = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Heading
      {...(Heading === 'th' ? { scope: 'col' } : { role: 'columnheader' })}
      data-show={show}
      aria-sort={isSorted ? direction : 'none'}
    >
      <button
        type="button"
        className="sort-button"
        onClick={() =>
          onSort({ by: column, descending: isSorted ? !sort.descending : startsDescending })
        }
      >
        {label}
        {isSorted ? (
          <Sorted aria-hidden className="size-4" />
        ) : (
          <ChevronsUpDown aria-hidden className="size-4 text-muted" />
        )}
      </button>
    </Heading>
  );
}
