import type { Difference, Side } from '@/shared/editing/formDefinition';
import { strings } from '../strings';
import type { Editor } from '@/shared/editing/useEditor';
import { saveFailureText } from '@/shared/queries/saves';
import { FailureNote, Button } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';

interface SideBySideProps {
  differences: readonly Difference[];
  names: Readonly<Record<Side, string>>;
}

/** Two versions of some fields side by side. */
export function SideBySide({ differences, names }: SideBySideProps) {
  return differences.map(({ name, label, ...texts }) => (
    <fieldset key={name} className="grid gap-2">
      <legend className="pb-2">
        <h3 className="font-sans text-base">{label}</h3>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div
            key={side}
            className="grid content-start gap-1 rounded-field border border-hairline p-3"
          >
            <p className="document-label">{names[side]}</p>
            <VersionText name={names[side]} text={texts[side]} />
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

function VersionText({ name, text }: { name: string; text: string }) {
  if (text === '') return <p className="text-muted">{strings.conflict.changed.empty}</p>;
  return (
    // Long texts scroll in a focusable box.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={name} className="max-h-60 overflow-y-auto">
      <p dir="auto" translate="no" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}

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
          <FailureNote>{strings.notSaved(saveFailureText(failure))}</FailureNote>
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
