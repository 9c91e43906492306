import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditedType } from '@/content/editing/editedType';
import { NEW_ENTRY } from '@/content/identity';
import type { EntryDraft } from '@/content/editing/entryDraft';
import type { DraftPlace } from '@/queries/useDraft';
import { buttonClass } from '@/ui/buttonClass';
import { type Keeping, unsavedText } from '../keeping';
import { words as shared } from '../words';
import { previewAddress } from './previewAddress';
import { words } from './words';

interface EditorFooterProps {
  edited: EditedType;
  /** None of an entry that was never saved. */
  id: string | undefined;
  draft: DraftPlace<EntryDraft>;
  isDirty: boolean;
  keeping: Keeping;
  failure: string | undefined;
  /** The buttons that end the dialog. */
  children: ReactNode;
}

export function EditorFooter(props: EditorFooterProps) {
  const { edited, id, draft, isDirty, keeping, failure, children } = props;
  // What was not edited is seen as it is stored, what was as it was last kept.
  const shown = isDirty ? draft.id : undefined;
  const isSeen = isDirty ? draft.id !== undefined && draft.keeping !== 'refused' : id !== undefined;
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="failure-note w-full">
          {shared.notSaved(failure)}
        </p>
      )}
      {isDirty && (
        <p aria-busy={draft.isBusy} className="me-auto self-center text-sm text-muted">
          {unsavedText(keeping)}
        </p>
      )}
      {isSeen && (
        <a
          href={previewAddress(edited, id ?? NEW_ENTRY, shown)}
          target="_blank"
          className={buttonClass({ variant: 'ghost', className: 'max-sm:px-2' })}
        >
          <ExternalLink aria-hidden className="size-4" /> {words.editor.preview}
        </a>
      )}
      {children}
    </>
  );
}
