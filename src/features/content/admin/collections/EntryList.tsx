import { type Elements, FailureNote } from '@/ui/elements';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { fieldText } from '@/features/content/model/entryForm';
import {
  hasStatus,
  moveEntry,
  entryText,
  sortEntries,
  type StatusFilter,
} from '@/features/content/model/listing';
import type { Sorting } from '@/lib/sorting';
import type { EntryRecord } from '@/domain/contentType';
import {
  duplicateOptions,
  removeEditedOptions,
  updateEditedOptions,
} from '@/features/content/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { unpublishedOptions } from '@/shared/admin/queries';
import { usePrinting } from '@/ui/mediaQueries';
import { ShownRecord } from '@/shared/admin/ShownRecord';
import { ListFrame, useFilter, SortHeading } from '@/shared/admin/ListFrame';
import { strings as shared } from '@/shared/admin/strings';
import { EntryRow } from './EntryRow';
import { listStrings } from '../strings';

/**
 * Moves entries up and down, one commit per move, keeping the focus on the button. `isInOrder`: all
 * entries are listed in their stored order.
 */
function useMoves(config: ContentTypeConfig, entries: readonly EntryRecord[], isInOrder: boolean) {
  const { mutate, isPending, error } = useMutation(updateEditedOptions(config));
  const [moved, setMoved] = useState<{ entry: EntryRecord; step: -1 | 1 }>();
  const rows = useRef<HTMLTableSectionElement>(null);
  // The announced position is meaningless in another order.
  if (moved !== undefined && !isInOrder) setMoved(undefined);

  const place = entries.findIndex(({ id }) => id === moved?.entry.id) + 1;
  const count = entries.length;

  useEffect(() => {
    if (moved === undefined) return;
    const row = rows.current?.querySelector(`[data-id="${CSS.escape(moved.entry.id)}"]`);
    const { activeElement, body } = document;
    // Moving a row in the DOM loses the focus inside it.
    if (!row || (activeElement !== body && !row.contains(activeElement))) return;
    const isAtEnd = place === (moved.step === -1 ? 1 : count);
    const step = isAtEnd ? -moved.step : moved.step;
    row.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [moved, place, count]);

  return {
    rows,
    failure: error === null ? undefined : saveFailureText(error),
    announcement:
      moved && isInOrder && place > 0
        ? listStrings.order.place(
            fieldText(moved.entry, 'title') || listStrings.untitled,
            place,
            count,
          )
        : undefined,
    move: (entry: EntryRecord, step: -1 | 1) => {
      if (isPending) return;
      mutate((stored) => moveEntry(stored, entry.id, step), {
        onSuccess: () => setMoved({ entry, step }),
      });
    },
  };
}

/** Number of rows rendered at first, and added when the end is within NEAR_PX of the screen. */
const ROW_BATCH = 25;
const NEAR_PX = 800;

/**
 * Returns how many rows to render (all when printing), and `end`, the ref of the element after
 * them.
 */
function useRenderedRows(
  total: number,
  search: string,
): {
  rendered: number;
  end: (element: HTMLElement | null) => void;
} {
  const [rendered, setRendered] = useState(ROW_BATCH);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isPrinting = usePrinting();
  const [renderedFor, setRenderedFor] = useState(search);
  if (renderedFor !== search) {
    // A new search starts with the initial number.
    setRenderedFor(search);
    setRendered(ROW_BATCH);
  }
  const isWhole = rendered >= total;
  useEffect(() => {
    if (isWhole || end === null) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setRendered((count) => count + ROW_BATCH);
        // Observe again, because the end may still be near.
        observer.unobserve(end);
        observer.observe(end);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWhole, end]);
  return { rendered: isPrinting ? total : rendered, end: setEnd };
}

/** The column of the manual order, if there is one. */
const orderColumn = ({ listed, columns }: ContentTypeConfig): string | undefined =>
  listed === 'inOrder' ? columns.find(({ show }) => show === 'order')?.field : undefined;

interface EntryTableProps {
  config: ContentTypeConfig;
  entries: readonly EntryRecord[];
  search: string;
  /** Whether no search or filter hides an entry. */
  isWhole: boolean;
  sort: Sorting | undefined;
  onSort: ((sort: Sorting) => void) | undefined;
  onEdit: (entry: EntryRecord) => void;
  onPublish: (entry: EntryRecord, published: boolean) => void;
  onDelete: (entry: EntryRecord) => void;
}

/** Memoised, so that opening a dialog does not re-render the rows. */
const EntryTable = memo(function EntryTable({
  config,
  entries,
  search,
  isWhole,
  sort,
  onSort,
  onEdit,
  onPublish,
  onDelete,
}: EntryTableProps) {
  const { rendered, end } = useRenderedRows(entries.length, search);
  const order = orderColumn(config);
  const isInOrder = order !== undefined && isWhole && sort?.by === order && !sort.descending;
  const { rows, move: moveRow, failure, announcement } = useMoves(config, entries, isInOrder);
  const columns = config.columns;
  const duplicate = useMutation(duplicateOptions(config));
  const { data: unpublished } = useQuery(unpublishedOptions);
  const removal = removeEditedOptions(config);
  return (
    <div>
      {failure !== undefined && (
        <FailureNote className="mb-4">{listStrings.order.failed(failure)}</FailureNote>
      )}
      <table className="entry-table w-full" aria-labelledby="list-title">
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeading
                key={column.field}
                column={column.field}
                label={column.label}
                show={column.show}
                sort={sort}
                onSort={onSort}
              />
            ))}
            <th scope="col" className="no-print text-end">
              {shared.list.actions}
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {entries.slice(0, rendered).map((item, place) => (
            <ShownRecord
              key={item.id}
              record={item}
              removal={removal}
              renderNote={(note) => (
                <tr>
                  <td colSpan={columns.length + 1}>{note}</td>
                </tr>
              )}
              renderRecord={() => (
                <EntryRow
                  config={config}
                  entry={item}
                  unpublished={unpublished?.stateOf(config.type.key, item.id)}
                  onEdit={onEdit}
                  onPublish={onPublish}
                  onDuplicate={(entry) => duplicate.mutate(entry, { onSuccess: onEdit })}
                  onDelete={onDelete}
                  move={
                    isInOrder
                      ? {
                          isFirst: place === 0,
                          isLast: place === entries.length - 1,
                          by: (step) => moveRow(item, step),
                        }
                      : undefined
                  }
                />
              )}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} />
      <output className="sr-only">{announcement}</output>
    </div>
  );
});

const STATUSES = (['published', 'draft'] as const).map((value) => ({
  value,
  label: listStrings.list.statuses[value],
}));

interface EntryListProps {
  config: ContentTypeConfig;
  entries: readonly EntryRecord[];
  onEdit: (entry: EntryRecord) => void;
  onPublish: (entry: EntryRecord, published: boolean) => void;
  onDelete: (entry: EntryRecord) => void;
  /** The button that creates the first entry. */
  create: Elements;
  /** Above the list. */
  section: RefObject<HTMLElement | null>;
}

/** Shorter lists have no search, filter or sorting. */
const LONG = 10;

/** The entries of a content type, searched, filtered and sorted. */
export function EntryList({
  config,
  entries,
  onEdit,
  onPublish,
  onDelete,
  ...frame
}: EntryListProps) {
  const { words } = config;
  const { create, ...rest } = frame;
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sort, setSort] = useState<Sorting | undefined>(() => {
    const by = orderColumn(config);
    return by === undefined ? undefined : { by, descending: false };
  });
  const deferred = useDeferredValue(typed);
  const searchableOf = useCallback((entry: EntryRecord) => entryText(config, entry), [config]);
  const isFound = useFilter(entries, deferred, searchableOf);
  const shown = useMemo(() => {
    const found = entries.filter((entry) => hasStatus(entry, status) && isFound(entry));
    return sortEntries(config, found, sort);
  }, [config, entries, isFound, status, sort]);
  const isWhole = shown.length === entries.length;
  const isLong = entries.length >= LONG || !isWhole;
  return (
    <ListFrame
      {...rest}
      of={config.type.key}
      texts={{ title: words.listTitle, note: words.listNote, words, records: config.stored }}
      counts={{ stored: entries.length, found: shown.length }}
      tools={
        isLong
          ? {
              label: listStrings.list.search(words.many),
              typed,
              onType: setTyped,
              filters: [
                {
                  label: shared.list.status,
                  value: status === 'all' ? undefined : status,
                  options: STATUSES,
                  onChange: (chosen) =>
                    setStatus(STATUSES.find(({ value }) => value === chosen)?.value ?? 'all'),
                },
              ],
            }
          : undefined
      }
      empty={{
        title: words.empty,
        text: listStrings.list.first(words.one),
        action: create,
        onShowAll: () => {
          setTyped('');
          setStatus('all');
        },
      }}
    >
      <EntryTable
        search={`${deferred} ${status}`}
        config={config}
        entries={shown}
        isWhole={isWhole}
        sort={sort}
        // Lists in a manual order have arrow buttons instead of sorting.
        onSort={isLong && config.listed !== 'inOrder' ? setSort : undefined}
        onEdit={onEdit}
        onPublish={onPublish}
        onDelete={onDelete}
      />
    </ListFrame>
  );
}
