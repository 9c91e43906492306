import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { EntryEditor } from './EntryEditor';

/** In place of an id: the dialog of an entry that does not exist yet. */
export const NEW_ENTRY = 'new';

interface EntryDialogProps {
  edited: EditedType;
  id: string;
  entries: readonly EntryRecord[];
  onClose: () => void;
}

/**
 * The dialog of one entry. It goes on with the entry as it was when it opened, whatever happens to
 * the stored one, until it is opened anew with another version.
 */
export function EntryDialog({ edited, id, entries, onClose }: EntryDialogProps) {
  const [opened, setOpened] = useState(() => ({
    turn: 0,
    entry: entries.find((entry) => entry.id === id),
  }));
  const isUnknown = opened.entry === undefined && id !== NEW_ENTRY;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown]);
  if (isUnknown) return null;
  return (
    <EntryEditor
      key={opened.turn}
      edited={edited}
      entry={opened.entry}
      entries={entries}
      onClose={onClose}
      onOpenAnew={(entry) => setOpened(({ turn }) => ({ turn: turn + 1, entry }))}
    />
  );
}
