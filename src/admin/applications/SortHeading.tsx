import {
  type ApplicationColumn,
  type ApplicationSort,
  COLUMN_LABELS,
} from '@/content/applications/applicationList';
import { SortButton } from '@/ui/controls/SortButton';

interface SortHeadingProps {
  column: ApplicationColumn;
  sort: ApplicationSort;
  onSort: (sort: ApplicationSort) => void;
}

/** A column's heading; pressing it sorts by the column, pressing it again the other way round. */
export function SortHeading({ column, sort, onSort }: SortHeadingProps) {
  const order = sort.descending ? 'descending' : 'ascending';
  const direction = sort.by === column ? order : undefined;
  // A date is looked for from its newest end, a text from its beginning.
  const first = column === 'submissionDate' || column === 'files';
  return (
    <span role="columnheader" aria-sort={direction ?? 'none'}>
      <SortButton
        direction={direction}
        onClick={() => onSort({ by: column, descending: direction ? !sort.descending : first })}
      >
        {COLUMN_LABELS[column]}
      </SortButton>
    </span>
  );
}
