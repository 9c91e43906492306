import { UnreadableFile } from '@/queries/applications';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { STEP_HEADING_ID } from './StepHeading';
import { words } from './words';

function reasonOf(error: unknown): string {
  return error instanceof UnreadableFile
    ? words.failure.unreadable(error.fileName)
    : saveFailureText(error);
}

interface SubmissionFailedProps {
  error: unknown;
  isBusy: boolean;
  onTryAgain: () => void;
  onBack: () => void;
}

/** SPEC section 8: nothing was stored, and nothing that was filled in is lost. */
export function SubmissionFailed({ error, isBusy, onTryAgain, onBack }: SubmissionFailedProps) {
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-5">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {words.failure.title}
      </h2>
      <p className="text-lg">{words.failure.text}</p>
      <p className="failure-note wrap-anywhere">{reasonOf(error)}</p>
      <p>{words.failure.nothingLost}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" aria-disabled={isBusy} onClick={onTryAgain}>
          {isBusy ? words.steps.submitting : words.failure.again}
        </Button>
        <Button
          size="lg"
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onBack();
          }}
        >
          {words.failure.back}
        </Button>
      </div>
    </section>
  );
}
