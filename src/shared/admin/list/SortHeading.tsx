import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sorting } from '@/lib/sorting';

interface SortHeadingProps<Column extends string> {
  column: Column;
  label: string;
  sort: Sorting<Column> | undefined;
  /** Undefined where rows cannot be sorted. */
  onSort: ((sort: Sorting<Column>) => void) | undefined;
  /** Whether a first click sorts descending, as for dates. */
  startsDescending?: boolean;
  show?: string;
}

/** A column heading. A click sorts by the column, and another click reverses the order. */
export function SortHeading<Column extends string>({
  column,
  label,
  sort,
  onSort,
  startsDescending = false,
  show,
}: SortHeadingProps<Column>) {
  if (onSort === undefined)
    return (
      <th scope="col" data-show={show}>
        {label}
      </th>
    );
  const isSorted = sort?.by === column;
  const direction = sort?.descending ? 'descending' : 'ascending';
  const Sorted = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-show={show} aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() =>
          onSort({ by: column, descending: isSorted ? !sort.descending : startsDescending })
        }
      >
        <span>{label}</span>
        {isSorted ? (
          <Sorted aria-hidden className="size-4" />
        ) : (
          <ChevronsUpDown aria-hidden className="size-4 text-muted" />
        )}
      </button>
    </th>
  );
}
