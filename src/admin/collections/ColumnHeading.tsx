import type { Column } from '@/content/editing/editedType';
import type { Sorting } from '@/content/editing/listing';
import { SortButton } from '@/ui/SortButton';

interface ColumnHeadingProps {
  column: Column;
  /** Whether the list is sorted by it as long as nothing else is chosen. */
  initial: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

/** A column's name; pressing it sorts by it, pressing it again the other way round. */
export function ColumnHeading({ column, initial, sorting, onSort }: ColumnHeadingProps) {
  const chosen = sorting ?? (initial ? { field: column.field, direction: 'ascending' } : undefined);
  const direction = chosen?.field === column.field ? chosen.direction : undefined;
  return (
    <th scope="col" data-show={column.show} aria-sort={direction}>
      <SortButton
        direction={direction}
        onClick={() =>
          onSort({
            field: column.field,
            direction: direction === 'ascending' ? 'descending' : 'ascending',
          })
        }
      >
        {column.label}
      </SortButton>
    </th>
  );
}
