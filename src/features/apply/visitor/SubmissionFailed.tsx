import type { ReactNode } from 'react';
import { UnreadableFile } from '@/features/apply/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { STEP_HEADING_ID } from './steps/WizardParts';
import { strings } from './strings';

/** Why an application was not stored, or not removed. */
export function failureReason(error: unknown): ReactNode {
  if (error instanceof Error && error.name === 'AlreadySent') return strings.failure.sent;
  return error instanceof UnreadableFile
    ? strings.failure.unreadable(error.fileName)
    : saveFailureText(error);
}

interface SubmissionFailedProps {
  error: unknown;
  isBusy: boolean;
  onTryAgain: () => void;
  onBack: () => void;
}

/** Says that nothing was stored and no input is lost (SPEC section 8). */
export function SubmissionFailed({ error, isBusy, onTryAgain, onBack }: SubmissionFailedProps) {
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-5">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {strings.failure.title}
      </h2>
      <p className="text-lg">{strings.failure.text}</p>
      <p className="failure-note wrap-anywhere">{failureReason(error)}</p>
      <p>{strings.failure.nothingLost}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" aria-disabled={isBusy} onClick={onTryAgain}>
          {isBusy ? strings.steps.submitting : strings.failure.again}
        </Button>
        <Button
          size="lg"
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onBack();
          }}
        >
          {strings.failure.back}
        </Button>
      </div>
    </section>
  );
}
