import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { hasStatus, searchableInList, sorted, type StatusFilter } from '@/content/editing/listing';
import type { Sorting } from '@/content/sorting';
import type { EntryRecord } from '@/content/types/contentType';
import { ListFrame } from '../list/ListFrame';
import { strings as shared } from '../list/strings';
import { useFilter } from '../list/useFilter';
import { EntryTable, orderColumn } from './EntryTable';
import { strings } from './strings';

const STATUSES = (['published', 'draft'] as const).map((value) => ({
  value,
  label: strings.list.statuses[value],
}));

interface EntryListProps {
  edited: ContentTypeConfig;
  entries: readonly EntryRecord[];
  onEdit: (entry: EntryRecord) => void;
  onDelete: (entry: EntryRecord) => void;
  /** The button that makes the first entry. */
  create: ReactNode;
  /** Above the list. */
  notice: ReactNode;
  section: RefObject<HTMLElement | null>;
}

/** The entries of a content type, searched, filtered and sorted. */
export function EntryList({ edited, entries, onEdit, onDelete, ...frame }: EntryListProps) {
  const { words } = edited;
  const { create, ...rest } = frame;
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sort, setSort] = useState<Sorting | undefined>(() => {
    const by = orderColumn(edited);
    return by === undefined ? undefined : { by, descending: false };
  });
  const deferred = useDeferredValue(typed);
  const searchableOf = useCallback(
    (entry: EntryRecord) => searchableInList(edited, entry),
    [edited],
  );
  const isFound = useFilter(entries, deferred, searchableOf);
  const shown = useMemo(() => {
    const found = entries.filter((entry) => hasStatus(entry, status) && isFound(entry));
    return sorted(edited, found, sort);
  }, [edited, entries, isFound, status, sort]);
  return (
    <ListFrame
      {...rest}
      of={edited.type.key}
      title={words.listTitle}
      note={words.listNote}
      words={words}
      stored={entries.length}
      found={shown.length}
      tools={{
        label: strings.list.search(words.many),
        typed,
        onType: setTyped,
        filters: [
          {
            label: shared.status,
            value: status === 'all' ? undefined : status,
            options: STATUSES,
            onChange: (chosen) =>
              setStatus(STATUSES.find(({ value }) => value === chosen)?.value ?? 'all'),
          },
        ],
      }}
      onShowAll={() => {
        setTyped('');
        setStatus('all');
      }}
      empty={{ title: words.empty, text: strings.list.first(words.one), action: create }}
    >
      <EntryTable
        search={`${deferred} ${status}`}
        edited={edited}
        entries={shown}
        isWhole={shown.length === entries.length}
        sort={sort}
        onSort={setSort}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </ListFrame>
  );
}
