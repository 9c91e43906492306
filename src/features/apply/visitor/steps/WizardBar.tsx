import { Link } from '@tanstack/react-router';
import { Check, ArrowLeft, ArrowRight } from 'lucide-react';
import {
  STEP_NAMES,
  STEP_NUMBERS,
  type StepNumber,
  stepSearch,
} from '@/features/apply/model/steps';
import { strings } from '../strings';
import type { MouseEvent } from 'react';
import { Button } from '@/ui/controls/Button';

interface StepRailProps {
  /** 4 is the confirmation, after all steps. */
  current: StepNumber | 4;
  /** Whether other steps are links. */
  isOpen: boolean;
}

const MARKS = {
  done: 'border-primary text-primary',
  current: 'border-primary bg-primary text-primary-content',
  ahead: 'border-control',
};

/** The numbered steps; their state differs in text and shape. */
export function StepRail({ current, isOpen }: StepRailProps) {
  return (
    <nav aria-label={strings.steps.nav} className="lg:col-span-full no-print">
      <ol className="step-rail">
        {STEP_NUMBERS.map((step) => {
          const isDone = step < current;
          const isCurrent = step === current;
          const entry = (
            <>
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-full border font-mono text-[0.9375rem]/none font-semibold ${MARKS[isDone ? 'done' : isCurrent ? 'current' : 'ahead']}`}
              >
                {isDone ? <Check className="size-4" /> : step}
              </span>
              <span
                className={`step-name @max-[15rem]:sr-only ${isCurrent ? '' : 'max-sm:sr-only'}`}
              >
                {strings.steps.entry(step, STEP_NAMES[step], isDone)}
              </span>
            </>
          );
          return (
            <li key={step} data-current={isCurrent || undefined}>
              {isOpen && !isCurrent ? (
                <Link
                  to="/apply"
                  search={stepSearch(step)}
                  // The search params of the first step are a subset of every other step's.
                  activeOptions={{ exact: true }}
                  resetScroll={false}
                  className="step-entry"
                >
                  {entry}
                </Link>
              ) : (
                <span className="step-entry" aria-current={isCurrent ? 'step' : undefined}>
                  {entry}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * Moves the focus when a press ends: advice shown on blur would otherwise move the button away from
 * the pointer, and the click would be lost.
 */
const FOCUS_AFTER_PRESS = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onMouseUp: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.focus(),
};

interface WizardBarProps {
  step: StepNumber;
  /** The price of the chosen visa. */
  price: string | undefined;
  /** Whether the applicant came from the last step to change one answer. */
  isChanging: boolean;
  isNextDisabled: boolean;
  isSubmitting: boolean;
  isCorrection: boolean;
  onPrevious: () => void;
}

/** The fee with Back and Next, at the bottom of the screen while the form is longer. */
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
        // On the last step on a phone, the answers above show the fee.
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
