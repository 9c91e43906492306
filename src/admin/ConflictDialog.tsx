import type { Difference } from '@/content/differences';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { words } from './words';

export interface ConflictDialogProps {
  open: boolean;
  /** What was changed twice, in the middle of a sentence: `page`, `settings`. */
  what: string;
  /** Where the versions differ; `deleted` if there is no other version any more. */
  differences: readonly Difference[] | 'deleted';
  isBusy: boolean;
  /** Why keeping mine failed. */
  failure?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Back to the form, nothing decided. */
  onBack: () => void;
}

/** Two versions side by side: a save never overwrites silently what was changed elsewhere. */
export function ConflictDialog({
  open,
  what,
  differences,
  isBusy,
  failure,
  onKeepMine,
  onTakeTheirs,
  onBack,
}: ConflictDialogProps) {
  const isDeleted = differences === 'deleted';
  const { changed, deleted, ...said } = words.conflict;
  const choice = isDeleted ? deleted : changed;
  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={isDeleted ? deleted.title(what) : changed.title}
      description={choice.description(what)}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onBack}>
            {said.back}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={onTakeTheirs}>
            {choice.theirs}
          </Button>
          <Button disabled={isBusy} onClick={onKeepMine}>
            {choice.mine}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure !== undefined && (
          <p role="alert" className="failure-note">
            {words.notSaved(failure)}
          </p>
        )}
        {isDeleted ? (
          <p>{said.typedIsKept}</p>
        ) : (
          differences.map(({ label, mine, theirs }) => (
            <section key={label} className="grid gap-2">
              <h3 className="font-sans text-base">{label}</h3>
              <div className="grid gap-3 sm:grid-cols-2">
                <Version name={said.mine} text={mine} />
                <Version name={said.theirs} text={theirs} />
              </div>
            </section>
          ))
        )}
        {differences.length === 0 && <p>{said.same}</p>}
      </div>
    </Dialog>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid content-start gap-1 rounded-field border border-hairline p-3">
      <p className="text-sm text-muted">{name}</p>
      {text === '' ? (
        <p className="text-muted italic">{words.conflict.empty}</p>
      ) : (
        // Long texts scroll inside their own box, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} role="group" aria-label={name} className="max-h-60 overflow-y-auto">
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </div>
      )}
    </div>
  );
}
