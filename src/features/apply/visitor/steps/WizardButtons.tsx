import type { MouseEvent } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '@/ui/controls/Button';
import type { StepNumber } from '../../model/steps';
import { strings } from '../strings';

/**
 * Moves the focus when a press ends, not when it begins: advice shown on blur would move the button from under the pointer, and the click would be lost.
 */
const FOCUS_AFTER_PRESS = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onMouseUp: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.focus(),
};

interface WizardButtonsProps {
  step: StepNumber;
  /** Whether the applicant came from the check panel to change one answer. */
  isChanging: boolean;
  isNextDisabled: boolean;
  isSubmitting: boolean;
  onPrevious: () => void;
}

export function WizardButtons({
  step,
  isChanging,
  isNextDisabled,
  isSubmitting,
  onPrevious,
}: WizardButtonsProps) {
  const forward = isChanging ? strings.steps.backToCheck : strings.steps.next;
  return (
    <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-hairline pt-6 no-print *:grow sm:*:grow-0">
      <Button
        {...FOCUS_AFTER_PRESS}
        variant="outline"
        size="lg"
        disabled={step === 1}
        onClick={onPrevious}
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {strings.steps.previous}
      </Button>
      {step === 3 ? (
        // `disabled` would lose the focus.
        <Button
          {...FOCUS_AFTER_PRESS}
          type="submit"
          size="lg"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? strings.steps.submitting : strings.steps.submit}
        </Button>
      ) : (
        <Button {...FOCUS_AFTER_PRESS} type="submit" size="lg" disabled={isNextDisabled}>
          <span>{forward}</span>
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Button>
      )}
    </div>
  );
}
