import type { ReactNode } from 'react';
import { STEP_NAMES, STEP_NUMBERS, type StepNumber } from '../../model/steps';
import { strings } from '../strings';

export const STEP_HEADING_ID = 'step-heading';

/** A step's heading, which receives focus when the step appears. */
export function StepHeading({ step, children }: { step: StepNumber; children: ReactNode }) {
  return (
    <header className="grid gap-1">
      <p className="document-label max-sm:hidden">
        {strings.steps.place(step, STEP_NUMBERS.length)}
      </p>
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {STEP_NAMES[step]}
      </h2>
      <p className="text-muted">{children}</p>
    </header>
  );
}
