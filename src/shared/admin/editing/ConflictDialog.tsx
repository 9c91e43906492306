import { useRef, useState } from 'react';
import type { Difference } from '@/shared/editing/formDefinition';
import type { Side } from '@/shared/editing/mergeEdits';
import type { Editor } from '@/shared/editing/useEditor';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { strings } from '../strings';
import { VersionText } from './SideBySide';

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

/** Asks, for each field edited here and in another tab, which version to save. */
export function ConflictDialog({ what, editor, onDiscard }: ConflictDialogProps) {
  const { isSaving, failure } = editor;
  const differences = editor.conflict?.differences;
  const isDeleted = differences === 'deleted';
  const { changed, deleted, back } = strings.conflict;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // A new conflict resets the choices.
  const [asked, setAsked] = useState(differences);
  if (asked !== differences) {
    setAsked(differences);
    setChoices({});
    setIsTried(false);
  }
  const choose = () => {
    const isOpen = !isDeleted && differences?.some(({ name }) => choices[name] === undefined);
    setIsTried(isOpen === true);
    if (!isOpen) return editor.choose(choices);
    fields.current
      ?.querySelector<HTMLElement>('fieldset:not(:has(:checked)) input[type=radio]')
      ?.focus();
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
          {isDeleted && (
            <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
              {deleted.discard}
            </Button>
          )}
          <Button aria-disabled={isSaving} onClick={isSaving ? undefined : choose}>
            {isDeleted ? deleted.save : changed.save}
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-5">
        {failure !== undefined && !isSaving && (
          <p role="alert" className="failure-note">
            {strings.notSaved(saveFailureText(failure))}
          </p>
        )}
        {isDeleted ? (
          <p>{deleted.typedIsKept}</p>
        ) : (
          differences?.map((difference) => (
            <FieldChoice
              key={difference.name}
              difference={difference}
              chosen={choices[difference.name]}
              isMissing={isTried && choices[difference.name] === undefined}
              onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
            />
          ))
        )}
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  difference: Difference;
  chosen: Side | undefined;
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

function FieldChoice({ difference, chosen, isMissing, onChoose }: FieldChoiceProps) {
  const { changed } = strings.conflict;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2">
        <h3 className="font-sans text-base">{difference.label}</h3>
      </legend>
      {isMissing && (
        <p role="alert" className="text-sm text-error">
          {changed.missing}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div
            key={side}
            className="grid content-start gap-1 rounded-field border border-hairline p-3 has-checked:border-primary"
          >
            <label className="flex min-h-8 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`conflict-${difference.name}`}
                className="radio radio-primary"
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              <span>{changed.choices[side]}</span>
            </label>
            <VersionText name={changed.versions[side]} text={difference[side]} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
