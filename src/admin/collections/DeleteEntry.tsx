import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { textOf } from '@/content/editing/entryForm';
import { removeEditedOptions } from '@/queries/admin/editing';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { useRemoval } from '../useRemoval';
import { useLinksTo } from './useLinksTo';
import { strings } from './strings';

interface DeleteEntryProps {
  edited: ContentTypeConfig;
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
      title={strings.removal.question}
      text={
        <>
          <span className="block">{edited.words.deletion}</span>
          <span dir="auto" className="mt-2 line-clamp-3 font-semibold text-base-content">
            {textOf(entry, 'title') || strings.untitled}
          </span>
          {links.length > 0 && (
            <span className="mt-2 block text-advice">{strings.removal.links(links)}</span>
          )}
        </>
      }
      {...dialog}
      onConfirm={() => remove(entry.id)}
      onCancel={onDone}
    />
  );
}
