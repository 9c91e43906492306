import type { Column } from '@/content/editing/contentTypeConfig';
import type { Sorting } from '@/content/editing/listing';
import { SortButton } from '@/ui/controls/SortButton';

interface ColumnHeadingProps {
  column: Column;
  /** Whether the list is sorted by it as long as nothing else is chosen. */
  initial: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
}

/** A column's name; pressing it sorts by it, pressing it again the other way round. */
export function ColumnHeading({ column, initial, sorting, onSort }: ColumnHeadingProps) {
  const chosen = sorting ?? (initial ? { field: column.field, direction: 'ascending' } : undefined);
  const direction = chosen?.field === column.field ? chosen.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-show={column.show} aria-sort={direction}>
      <SortButton
        direction={direction}
        onClick={() =>
          // As the list is at first nothing is chosen, so that its entries can be moved again.
          onSort(
            initial && next === 'ascending' ? undefined : { field: column.field, direction: next },
          )
        }
      >
        {column.label}
      </SortButton>
    </th>
  );
}
