import { differences } from '@/content/differences';
import type { FormTexts, ValueForm } from '@/content/valueForm';
import { ConflictDialog } from '../ConflictDialog';
import type { useValueSaving } from './useValueSaving';

interface ValueConflictDialogProps<Value, Form extends FormTexts> {
  edited: ValueForm<Value, Form>;
  saving: ReturnType<typeof useValueSaving<Value, Form, unknown>>;
}

/** A value that was changed elsewhere while it was edited here. */
export function ValueConflictDialog<Value, Form extends FormTexts>({
  edited: { what, parts, formOf },
  saving: { conflict, isPending, failure, keepMine, takeTheirs, leaveConflict },
}: ValueConflictDialogProps<Value, Form>) {
  return (
    <ConflictDialog
      open={conflict !== undefined}
      what={what}
      differences={conflict ? differences(parts, conflict.mine, formOf(conflict.theirs)) : []}
      isBusy={isPending}
      failure={failure}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onBack={leaveConflict}
    />
  );
}
