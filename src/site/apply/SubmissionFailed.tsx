import { saveFailure, UnreadableFile } from '@/queries/applications';
import { Button } from '@/ui/Button';
import { STEP_HEADING_ID } from './StepHeading';

const REASONS: Readonly<Record<ReturnType<typeof saveFailure>, string>> = {
  full: 'This browser has no room left for the application. Free some space on this device, or remove a large document, then try again.',
  blocked:
    'This browser does not let the site keep data. Allow site data (cookies) for this site, or leave private browsing, then try again.',
  conflict: 'The stored applications changed in the same moment. Try again.',
  outdated:
    'A newer version of this site is open in another tab. Reload this page, continue your application and submit it again.',
  interrupted: 'The browser broke off the save, so nothing was stored. Try again.',
};

function reasonOf(error: unknown): string {
  return error instanceof UnreadableFile
    ? `The file ${error.fileName} can no longer be read. Go back to the form and choose it again, or remove it.`
    : REASONS[saveFailure(error)];
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
