import { useMutation } from '@tanstack/react-query';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import type { Sorting } from '@/content/editing/listing';
import { duplicateOptions, publishOptions } from '@/queries/admin/editing';
import { ColumnHeading } from './ColumnHeading';
import { EntryRow } from './EntryRow';
import { useDrawnRows } from './useDrawnRows';
import { useMoves } from './useMoves';
import { strings } from './strings';

interface EntryTableProps {
  edited: ContentTypeConfig;
  entries: readonly EntryRecord[];
  /** What was looked for. */
  search: string;
  /** Whether no entry is left out by a search or a filter. */
  isWhole: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
  onEdit: (entry: EntryRecord) => void;
  onDelete: (entry: EntryRecord) => void;
}

export function EntryTable({
  edited,
  entries,
  search,
  isWhole,
  sorting,
  onSort,
  onEdit,
  onDelete,
}: EntryTableProps) {
  const { drawn, end } = useDrawnRows(entries.length, search);
  const isInOrder = edited.listed === 'inOrder' && isWhole && sorting === undefined;
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
              <ColumnHeading
                key={column.field}
                column={column}
                initial={edited.listed === 'inOrder' && column.show === 'order'}
                sorting={sorting}
                onSort={onSort}
              />
            ))}
            <th scope="col" className="no-print text-end">
              {strings.list.actions}
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
