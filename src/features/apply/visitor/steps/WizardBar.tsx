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

interface WizardBarProps {
  step: StepNumber;
  /** Of the chosen visa. */
  price: string | undefined;
  /** Whether the applicant came from the last step to change one answer. */
  isChanging: boolean;
  isNextDisabled: boolean;
  isSubmitting: boolean;
  isCorrection: boolean;
  onPrevious: () => void;
}

/** The fee and the ways back and on, at the bottom of the screen while the form is longer. */
export function WizardBar({
  step,
  price,
  isChanging,
  isNextDisabled,
  isSubmitting,
  isCorrection,
  onPrevious,
}: WizardBarProps) {
  const submit = isCorrection ? strings.steps.save : strings.steps.submit;
  const forward = isChanging ? strings.steps.backToLast : strings.steps.next;
  return (
    <div className="wizard-bar no-print">
      <Button
        {...FOCUS_AFTER_PRESS}
        variant="outline"
        size="lg"
        disabled={step === 1}
        onClick={onPrevious}
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{strings.steps.previous}</span>
      </Button>
      {price !== undefined && (
        // On the last step of a phone, the answers above say it.
        <p
          className={`wizard-bar-fee font-mono font-semibold whitespace-nowrap ${step === 3 ? 'max-sm:hidden' : ''}`}
        >
          {price}
        </p>
      )}
      {step === 3 ? (
        // `disabled` would lose the focus.
        <Button
          {...FOCUS_AFTER_PRESS}
          type="submit"
          size="lg"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? strings.steps.submitting : submit}
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
