import type { EntryRecord } from '@/content/contentType';
import { differences } from '@/content/differences';
import type { EditedType } from '@/content/editing/editedType';
import { ConflictDialog } from '../ConflictDialog';
import type { useEntrySaving } from './useEntrySaving';

interface EntryConflictProps {
  edited: EditedType;
  saving: ReturnType<typeof useEntrySaving>;
  /** Without an entry theirs is that there is none. */
  onTakeTheirs: (theirs: EntryRecord | undefined) => void;
}

/** An entry that was changed or deleted while it was edited here. */
export function EntryConflict({ edited, saving, onTakeTheirs }: EntryConflictProps) {
  const { conflict } = saving;
  const parts = edited.fields.map(({ label, name }) => ({
    label,
    read: (entry: EntryRecord) => entry[name],
  }));
  return (
    <ConflictDialog
      open={conflict !== undefined}
      what={edited.words.one}
      differences={
        conflict?.theirs === undefined
          ? 'deleted'
          : differences(parts, conflict.mine, conflict.theirs)
      }
      isBusy={saving.isPending}
      failure={saving.failure}
      onKeepMine={saving.keepMine}
      onTakeTheirs={() => onTakeTheirs(conflict?.theirs)}
      onBack={saving.leaveConflict}
    />
  );
}
