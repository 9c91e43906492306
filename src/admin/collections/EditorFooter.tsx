import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditedType } from '@/content/editing/editedType';
import type { EntryDraft } from '@/content/editing/entryDraft';
import type { DraftPlace } from '@/queries/useDraft';
import { buttonClass } from '@/ui/buttonClass';
import { words as shared } from '../words';
import { previewAddress } from './previewAddress';
import { words } from './words';

interface EditorFooterProps {
  edited: EditedType;
  /** None of an entry that was never saved. */
  id: string | undefined;
  draft: DraftPlace<EntryDraft>;
  isDirty: boolean;
  failure: string | undefined;
  /** The buttons that end the dialog. */
  children: ReactNode;
}

function keepingText({ keeping }: DraftPlace<EntryDraft>): string {
  return keeping === 'refused' ? shared.unsaved.noDrafts : shared.unsaved.kept;
}

export function EditorFooter({ edited, id, draft, isDirty, failure, children }: EditorFooterProps) {
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
          {keepingText(draft)}
        </p>
      )}
      {isSeen && (
        <a
          href={previewAddress(edited, id ?? 'new', shown)}
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
