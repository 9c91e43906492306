import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { NEW_ENTRY } from '@/content/identity';
import { EntryEditor } from './EntryEditor';

interface EntryDialogProps {
  edited: ContentTypeConfig;
  id: string;
  entries: readonly EntryRecord[];
  onClose: () => void;
}

/** The dialog of one entry, as it was when the dialog opened, whatever happens to the stored one. */
export function EntryDialog({ edited, id, entries, onClose }: EntryDialogProps) {
  const [opened] = useState(() => entries.find((entry) => entry.id === id));
  const isUnknown = opened === undefined && id !== NEW_ENTRY;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown]);
  if (isUnknown) return null;
  return <EntryEditor edited={edited} entry={opened} entries={entries} onClose={onClose} />;
}
