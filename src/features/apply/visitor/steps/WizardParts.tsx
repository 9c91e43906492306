import { Link } from '@tanstack/react-router';
import { Check, ArrowLeft, ArrowRight } from 'lucide-react';
import {
  STEP_NAMES,
  STEP_NUMBERS,
  type StepNumber,
  stepSearch,
  type Changeable,
} from '@/features/apply/model';
import { strings } from '../strings';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DOCUMENT_KINDS } from '@/domain/application';
import { applicantName, type ApplicationForm } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { shownNationality } from '@/domain/nationality';
import { DashedText, Button } from '@/ui/elements';
import { writtenDate } from '@/lib/dates';
import { type ChosenFiles, UnreadableFile } from '@/features/apply/queries';
import type { DraftSaveState } from '@/shared/editing/useDraft';
import { saveFailureText } from '@/shared/queries/saves';

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

const ENTRY = 'flex h-full min-h-14 items-center gap-3 px-3 py-2 max-sm:justify-center';

/** The numbered steps; their state differs in text and shape. */
export function StepRail({ current, isOpen }: StepRailProps) {
  return (
    <nav aria-label={strings.steps.nav} className="lg:col-span-full no-print">
      <ol className="@container flex border-y border-hairline">
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
                className={`underline-offset-[0.3em] group-hover:underline @max-[15rem]:sr-only ${isCurrent ? '' : 'max-sm:sr-only'}`}
              >
                {strings.steps.entry(step, STEP_NAMES[step], isDone)}
              </span>
            </>
          );
          return (
            <li
              key={step}
              className={`relative min-w-0 border-hairline not-first:border-s sm:flex-1 ${isCurrent ? 'flex-[2.2_1_0] after:absolute after:inset-x-0 after:-bottom-px after:border-b-3 after:border-accent' : 'flex-1'}`}
            >
              {isOpen && !isCurrent ? (
                <Link
                  to="/apply"
                  search={stepSearch(step)}
                  // The search params of the first step are a subset of every other step's.
                  activeOptions={{ exact: true }}
                  resetScroll={false}
                  className={`group text-muted ${ENTRY}`}
                >
                  {entry}
                </Link>
              ) : (
                <span
                  className={`${ENTRY} ${isCurrent ? 'font-semibold' : 'text-muted'}`}
                  aria-current={isCurrent ? 'step' : undefined}
                >
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
          className={`grid font-mono leading-[1.3] font-semibold whitespace-nowrap sm:ms-auto sm:text-end ${step === 3 ? 'max-sm:hidden' : ''}`}
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

interface ApplicationSummaryProps {
  form: ApplicationForm;
  files: ChosenFiles;
  price: string | undefined;
  saveState: DraftSaveState;
  isBusy: boolean;
  /** Only once there is something to summarise. */
  isShown: boolean;
}

/** Browsers must not translate what was typed. */
const typed = (text: string) => text && <span translate="no">{text}</span>;

/** The application so far, beside the form on wide screens. */
export function ApplicationSummary({
  form,
  files,
  price,
  saveState,
  isBusy,
  isShown,
}: ApplicationSummaryProps) {
  const visa = VISA_OPTIONS.find(({ id }) => id === form.visaType);
  const count = DOCUMENT_KINDS.filter((kind) => files[kind] !== null).length;
  const facts = [
    [strings.summary.visa, visa && <DashedText key="visa" text={visa.label} />],
    [strings.summary.price, price, 'font-mono'],
    [strings.summary.name, typed(applicantName(form))],
    [strings.summary.nationality, typed(shownNationality(form.nationality))],
    [strings.summary.passport, typed(form.passportNumber)],
    [strings.summary.travelDate, writtenDate(form.travelDate), 'font-mono'],
    [
      strings.summary.documents,
      count === 0 ? '' : strings.summary.documentCount(count, DOCUMENT_KINDS.length),
    ],
  ] as const;
  return (
    <aside
      aria-labelledby="summary"
      className={
        isShown
          ? 'sticky top-(--below-header) col-start-2 row-start-2 grid max-h-[calc(100dvh-7rem-var(--safe-top)-env(safe-area-inset-bottom))] min-w-0 grid-cols-1 gap-4 overflow-auto rounded-box border border-dashed border-control p-5 max-lg:hidden'
          : 'hidden'
      }
    >
      <h2 id="summary" className="text-xl">
        {strings.summary.title}
      </h2>
      <dl className="grid gap-2.5">
        {facts.map(([term, text, face]) => (
          // Beside its label, or below it with large text.
          <div key={term} className="flex flex-wrap gap-x-3">
            <dt className="w-24 flex-none text-[0.9375rem] text-muted">{term}</dt>
            <dd
              className={`min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere ${(text && face) ?? ''}`}
            >
              {text ? (
                <bdi>{text}</bdi>
              ) : (
                <span aria-hidden="true" className="text-muted">
                  {strings.summary.blank}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p aria-busy={isBusy} className="text-sm text-muted empty:hidden">
        {strings.summary.saveState[saveState]}
      </p>
    </aside>
  );
}

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
