import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { NEW_ENTRY } from '@/content/identity';
import type { EntryDraft } from '@/content/editing/entryDraft';
import type { DraftPlace } from '@/queries/content/useDraft';
import { buttonClass } from '@/ui/controls/buttonClass';
import { type Keeping, unsavedText } from '../draftStatus';
import { strings as shared } from '../strings';
import { previewAddress } from './previewAddress';
import { strings } from '../collections/strings';

interface EditorFooterProps {
  edited: ContentTypeConfig;
  /** None of an entry that was never saved. */
  id: string | undefined;
  draft: DraftPlace<EntryDraft>;
  isDirty: boolean;
  draftStatus: Keeping;
  failure: string | undefined;
  /** The buttons that end the dialog. */
  children: ReactNode;
}

export function EditorFooter(props: EditorFooterProps) {
  const { edited, id, draft, isDirty, draftStatus, failure, children } = props;
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
          {unsavedText(draftStatus)}
        </p>
      )}
      {isSeen && (
        <a
          href={previewAddress(edited, id ?? NEW_ENTRY, shown)}
          target="_blank"
          className={buttonClass({ variant: 'ghost', className: 'max-sm:px-2' })}
        >
          <ExternalLink aria-hidden className="size-4" /> {strings.editor.preview}
        </a>
      )}
      {children}
    </>
  );
}
