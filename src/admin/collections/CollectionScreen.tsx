import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { NEW_ENTRY } from '@/content/identity';
import { editedEntriesOptions } from '@/queries/admin/editing';
import { Button } from '@/ui/controls/Button';
import { AdminHeading } from '../AdminHeading';
import { DeleteEntry } from './DeleteEntry';
import { EntryEditor } from '../editor/EntryEditor';
import { EntryList } from './EntryList';
import { fetchRichTextSoon } from '../editor/RichTextOfEntry';
import { OrphanedDrafts } from './OrphanedDrafts';
import { useReturnFocus } from './useReturnFocus';
import './collections.css';

interface CollectionScreenProps {
  edited: ContentTypeConfig;
  /** Whose dialog is open: `new`, the id of an entry, or none. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

interface EntryDialogProps {
  edited: ContentTypeConfig;
  id: string;
  entries: readonly EntryRecord[];
  onClose: () => void;
}

/** The dialog of one entry, as it was when the dialog opened, whatever happens to the stored one. */
function EntryDialog({ edited, id, entries, onClose }: EntryDialogProps) {
  const [opened] = useState(() => entries.find((entry) => entry.id === id));
  const isUnknown = opened === undefined && id !== NEW_ENTRY;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown]);
  if (isUnknown) return null;
  return <EntryEditor edited={edited} entry={opened} entries={entries} onClose={onClose} />;
}

/** The list of a content type, and the dialogs that create, edit and delete its entries (SPEC section 2). */
export function CollectionScreen({ edited, open, onOpen }: CollectionScreenProps) {
  const { words } = edited;
  const { data: entries } = useSuspenseQuery(editedEntriesOptions(edited));
  const hasRichText = edited.fields.some(({ control }) => control === 'richText');
  useEffect(() => {
    if (hasRichText) fetchRichTextSoon();
  }, [hasRichText]);
  const [deleting, setDeleting] = useState<EntryRecord>();
  const [stray, setStray] = useState<EntryRecord>();
  const { list, create } = useReturnFocus(open ?? stray?.id ?? deleting?.id, NEW_ENTRY);
  return (
    <>
      <AdminHeading
        title={words.heading}
        subtitle={words.subtitle}
        action={
          <Button ref={create} onClick={() => onOpen(NEW_ENTRY)}>
            {words.create}
          </Button>
        }
      />
      <section ref={list} aria-labelledby="list-title" className="sheet grid gap-4">
        <div>
          <h2 id="list-title" tabIndex={-1} className="text-2xl outline-none">
            {words.listTitle}
          </h2>
          <p className="text-muted">{words.listNote}</p>
        </div>
        {open === undefined && stray === undefined && (
          <OrphanedDrafts edited={edited} onOpen={setStray} />
        )}
        <EntryList
          edited={edited}
          entries={entries}
          onEdit={(entry) => onOpen(entry.id)}
          onDelete={setDeleting}
          create={<Button onClick={() => onOpen(NEW_ENTRY)}>{words.create}</Button>}
        />
      </section>
      {open !== undefined && (
        <EntryDialog
          key={open}
          edited={edited}
          id={open}
          entries={entries}
          onClose={() => onOpen(undefined)}
        />
      )}
      {stray !== undefined && (
        <EntryEditor
          edited={edited}
          entry={stray}
          entries={entries}
          onClose={() => setStray(undefined)}
        />
      )}
      {deleting !== undefined && (
        <DeleteEntry
          key={deleting.id}
          edited={edited}
          entry={deleting}
          onDone={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
