import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import {
  found,
  searchable,
  type Sorting,
  sorted,
  type StatusFilter,
} from '@/content/editing/listing';
import { inIdleSlices } from '@/lib/async/inIdleSlices';
import { unreadOptions } from '@/queries/admin/recovery';
import { BlankForm } from '@/ui/art/BlankForm';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/EmptyState';
import { UnreadNote } from '../UnreadNote';
import { EntryTable } from './EntryTable';
import { ListTools } from './ListTools';
import { strings } from './strings';

interface EntryListProps {
  edited: ContentTypeConfig;
  entries: readonly EntryRecord[];
  onEdit: (entry: EntryRecord) => void;
  onDelete: (entry: EntryRecord) => void;
  /** The button that makes the first entry. */
  create: ReactNode;
}

/** Searching, filtering and sorting entries. */
export function EntryList({ edited, entries, onEdit, onDelete, create }: EntryListProps) {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sorting, setSorting] = useState<Sorting>();
  const deferred = useDeferredValue(typed);
  const shown = useMemo(
    () => sorted(edited, found(edited, entries, { typed: deferred, status }), sorting),
    [edited, entries, deferred, status, sorting],
  );

  useEffect(() => inIdleSlices(entries, (entry) => searchable(edited, entry)), [edited, entries]);

  const { data: unread = 0 } = useQuery(unreadOptions(edited.type.key));

  if (entries.length === 0 && unread !== 0) return <UnreadNote of={edited.type.key} />;
  if (entries.length === 0) {
    return (
      <EmptyState
        level="h3"
        title={edited.words.empty}
        text={strings.list.first(edited.words.one)}
        action={create}
        drawing={<BlankForm />}
      />
    );
  }
  const showAll = () => {
    setTyped('');
    setStatus('all');
  };
  return (
    <>
      <UnreadNote of={edited.type.key} />
      <ListTools
        edited={edited}
        typed={typed}
        onType={setTyped}
        status={status}
        onStatus={setStatus}
        count={shown.length}
        total={entries.length}
      />
      {shown.length === 0 ? (
        <EmptyState
          level="h3"
          title={edited.words.empty}
          text={strings.list.noMatch}
          action={
            <Button variant="outline" onClick={showAll}>
              {strings.list.showAll}
            </Button>
          }
        />
      ) : (
        <EntryTable
          search={`${deferred} ${status}`}
          edited={edited}
          entries={shown}
          isWhole={shown.length === entries.length}
          sorting={sorting}
          onSort={setSorting}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </>
  );
}
