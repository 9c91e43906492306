import type { Difference } from '@/shared/editing/formDefinition';
import type { Editor } from '@/shared/editing/useEditor';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { strings } from '../strings';
import { SideBySide } from './SideBySide';

interface ConflictDialogProps {
  /** The conflicting record within a sentence: `page`, `settings`. */
  what: string;
  /** The dialog is open while the editor has a conflict. */
  editor: Pick<Editor<never, never>, 'isSaving' | 'failure' | 'choose' | 'leaveConflict'> & {
    readonly conflict: { readonly differences: readonly Difference[] | 'deleted' } | undefined;
  };
  /** Discards the edits, if the record was deleted elsewhere. */
  onDiscard?: () => void;
}

/** Asks which version to save of fields that were edited both here and in another tab. */
export function ConflictDialog({ what, editor, onDiscard }: ConflictDialogProps) {
  const { isSaving, failure } = editor;
  const differences = editor.conflict?.differences;
  const isDeleted = differences === 'deleted';
  const { changed, deleted, back } = strings.conflict;
  const unlessSaving = (act?: () => void) => () => {
    if (!isSaving) act?.();
  };
  return (
    <Dialog
      open={differences !== undefined}
      onClose={editor.leaveConflict}
      title={isDeleted ? deleted.title(what) : changed.title}
      description={(isDeleted ? deleted : changed).description(what)}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={editor.leaveConflict}>
            {back}
          </Button>
          <Button
            variant="outline"
            aria-disabled={isSaving}
            onClick={unlessSaving(isDeleted ? onDiscard : () => editor.choose('theirs'))}
          >
            {isDeleted ? deleted.discard : changed.choices.theirs}
          </Button>
          <Button aria-disabled={isSaving} onClick={unlessSaving(() => editor.choose('mine'))}>
            {isDeleted ? deleted.save : changed.choices.mine}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure !== undefined && !isSaving && (
          <p role="alert" className="failure-note">
            {strings.notSaved(saveFailureText(failure))}
          </p>
        )}
        {isDeleted ? (
          <p>{deleted.typedIsKept}</p>
        ) : (
          <SideBySide differences={differences ?? []} names={changed.versions} />
        )}
      </div>
    </Dialog>
  );
}
