import type { Difference } from '@/content/differences';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

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
  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={isDeleted ? `This ${what} was deleted meanwhile` : `Changed elsewhere meanwhile`}
      description={
        isDeleted
          ? `Somebody deleted this ${what} after you opened it. Save what you have as a new one, or drop it.`
          : `Another tab has changed the ${what} since you opened this form. Nothing is overwritten before you choose.`
      }
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onBack}>
            Back to the form
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={onTakeTheirs}>
            {isDeleted ? 'Drop mine' : 'Take theirs'}
          </Button>
          <Button disabled={isBusy} onClick={onKeepMine}>
            {isDeleted ? 'Save as new' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure !== undefined && (
          <p role="alert" className="failure-note">
            {failure}
          </p>
        )}
        {isDeleted ? (
          <p>Everything that you typed is still here.</p>
        ) : (
          differences.map(({ label, mine, theirs }) => (
            <section key={label} className="grid gap-2">
              <h3 className="font-sans text-base">{label}</h3>
              <div className="grid gap-3 sm:grid-cols-2">
                <Version name="Mine" text={mine} />
                <Version name="Theirs" text={theirs} />
              </div>
            </section>
          ))
        )}
        {differences.length === 0 && <p>Both say the same in every field of this form.</p>}
      </div>
    </Dialog>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid content-start gap-1 rounded-field border border-hairline p-3">
      <p className="text-sm text-muted">{name}</p>
      {text === '' ? (
        <p className="text-muted italic">empty</p>
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
