import { UnreadableFile } from '@/queries/applications';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { STEP_HEADING_ID } from './StepHeading';

function reasonOf(error: unknown): string {
  return error instanceof UnreadableFile
    ? `The file ${error.fileName} can no longer be read. Go back to the form and choose it again, or remove it.`
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
        Submission Failed
      </h2>
      <p className="text-lg">There was an error processing your application. Please try again.</p>
      <p className="failure-note wrap-anywhere">{reasonOf(error)}</p>
      <p>Everything that you filled in and every file that you chose is still here.</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" aria-disabled={isBusy} onClick={onTryAgain}>
          {isBusy ? 'Submitting...' : 'Try Again'}
        </Button>
        <Button size="lg" variant="outline" aria-disabled={isBusy} onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
