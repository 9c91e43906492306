import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { textOf } from '@/content/editing/formValues';
import { removeEditedOptions } from '@/queries/editing';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useRemoval } from '../useRemoval';
import { useLinksTo } from './useLinksTo';
import { words } from './words';

interface DeleteEntryProps {
  edited: EditedType;
  entry: EntryRecord;
  onDone: () => void;
}

/** Asks before an entry is deleted (SPEC section 2). */
export function DeleteEntry({ edited, entry, onDone }: DeleteEntryProps) {
  const { remove, dialog } = useRemoval(removeEditedOptions(edited), onDone);
  const { links } = useLinksTo(edited, entry);
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
          {links.length > 0 && (
            <span className="mt-2 block text-advice">{words.removal.links(links)}</span>
          )}
        </>
      }
      {...dialog}
      onConfirm={() => remove(entry.id)}
      onCancel={onDone}
    />
  );
}
