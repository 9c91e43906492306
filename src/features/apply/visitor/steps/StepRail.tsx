import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { STEP_NAMES, STEP_NUMBERS, type StepNumber, stepSearch } from '../../model/steps';
import { strings } from '../strings';

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
