import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { STEP_NAMES, type StepNumber, type Changeable } from '@/features/apply/model/steps';

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

function fieldOf(form: HTMLElement, name: Changeable): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>(`[name="${name}"]:checked`) ??
    form.querySelector<HTMLElement>(`[name="${name}"]`)
  );
}

/** Scrolls the top of the form into view if it is above the viewport or behind the header. */
function scrollToTop(paper: HTMLElement): void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (paper.getBoundingClientRect().top < margin) paper.scrollIntoView({ behavior: 'instant' });
}

function focusAndShow(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Moves the focus when the view changes: to its heading, to the field chosen in the review of the
 * answers, or back to the button that chose it.
 */
export function useStepFocus(
  paper: RefObject<HTMLElement | null>,
  view: string,
  change: Changeable | undefined,
): void {
  const previous = useRef({ view, change });
  useEffect(() => {
    const { current: before } = previous;
    previous.current = { view, change };
    if (paper.current === null || (before.view === view && before.change === change)) return;
    const sender =
      change === undefined && before.change !== undefined
        ? paper.current.querySelector<HTMLElement>(`[data-change="${before.change}"]`)
        : null;
    const target = change === undefined ? sender : fieldOf(paper.current, change);
    if (target !== null) {
      // In a collapsed section, the button could not take the focus.
      sender?.closest('section')?.querySelector('details')?.setAttribute('open', '');
      focusAndShow(target);
      return;
    }
    document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
    scrollToTop(paper.current);
  }, [paper, view, change]);
}
