import type { ReactNode } from 'react';
import { STEP_NUMBERS, stepOf, VIEW_NAMES, type WizardView } from '../../model/steps';
import { strings } from '../strings';

export const STEP_HEADING_ID = 'step-heading';

/** A view's heading, which receives focus when the view appears. */
export function StepHeading({ view, children }: { view: WizardView; children: ReactNode }) {
  return (
    <header className="grid gap-1">
      <p className="document-label max-sm:hidden">
        {strings.steps.place(stepOf(view), STEP_NUMBERS.length)}
      </p>
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {VIEW_NAMES[view]}
      </h2>
      <p className="text-muted">{children}</p>
    </header>
  );
}
