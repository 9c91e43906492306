import type { ReactNode } from 'react';
import { STEP_NAMES, type StepNumber } from '../../model/steps';

export const STEP_HEADING_ID = 'step-heading';

/** A step's heading, which receives focus when the step appears. */
export function StepHeading({ step, children }: { step: StepNumber; children: ReactNode }) {
  return (
    <header className="grid gap-1">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {STEP_NAMES[step]}
      </h2>
      <p className="text-muted">{children}</p>
    </header>
  );
}
