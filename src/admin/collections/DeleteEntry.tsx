import { useMutation } from '@tanstack/react-query';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { textOf } from '@/content/editing/formValues';
import { removeEditedOptions } from '@/queries/editing';
import { saveFailureText } from '@/queries/saveFailure';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { words } from './words';

interface DeleteEntryProps {
  edited: EditedType;
  entry: EntryRecord;
  onDone: () => void;
}

/** Asks before an entry is deleted (SPEC section 2). */
export function DeleteEntry({ edited, entry, onDone }: DeleteEntryProps) {
  const remove = useMutation(removeEditedOptions(edited));
  return (
    <ConfirmDialog
      open
      destructive
      title={words.removal.question}
      text={
        <>
          <span className="block">{edited.words.deletion}</span>
          <span dir="auto" className="mt-2 line-clamp-3 font-semibold text-base-content">
            {textOf(entry, 'title') || words.untitled}
          </span>
        </>
      }
      confirmLabel={words.removal.confirm}
      isBusy={remove.isPending}
      failure={remove.isError ? words.removal.failed(saveFailureText(remove.error)) : undefined}
      onConfirm={() => remove.mutate(entry.id, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
