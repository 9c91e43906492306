import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { VisaApplication } from '@/domain/application';
import { storedNationality } from '@/domain/nationality';
import { type Editor, useEditor } from '@/shared/editing/useEditor';
import { useLeaveGuard, useSilentFields } from '@/shared/editing/leaving';
import { matchingOption, visaTypeLabel } from '@/domain/visaOptions';
import { usePrices, visaCardsOptions } from '@/shared/queries/siteContent';
import { type correctApplicationOptions, submitApplicationOptions } from '@/features/apply/queries';
import { ownDraft } from '@/store/draftMark';
import { DraftLine, type LeftDraft } from '@/shared/editing/useDraft';
import { applicantName } from '@/domain/applicationForm';
import {
  ApplicationSummary,
  StepRail,
  WizardBar,
  useStepFocus,
  SubmissionFailed,
} from './steps/WizardParts';
import {
  applicationForm,
  type ApplicationValues,
  BLANK_APPLICATION,
  initialApplication,
  useCompanion,
  useContinuedDraft,
  usePreselected,
  useTyped,
  useWizardNavigation,
} from './applicationDraft';
import {
  type Changeable,
  applyTitle,
  neighbour,
  reachableStep,
  type StepNumber,
} from '@/features/apply/model';
import { DocumentsStep } from './steps/DocumentsStep';
import { AnswersCheck } from './steps/AnswersCheck';
import { PersonalDetailsStep } from './steps/PersonalDetailsStep';
import { VisaSelectionStep } from './steps/VisaSelectionStep';
import { isComposing } from '@/lib/browser/shortcut';
import { useNow } from '@/shared/useNow';
import { strings } from './strings';

export interface ApplicationWizardProps {
  wantedView: StepNumber;
  change: Changeable | undefined;
  /** The visa in the URL, or empty. */
  preselected: string;
  /** The number of the application that the next traveller shares. */
  companion?: string | undefined;
  /** The number of a requested receipt that is not on this device. */
  missing?: string | undefined;
  onSubmitted: (application: VisaApplication) => void;
  /** For a correction: the form's initial values, and how it is saved. */
  correction?: {
    readonly start: ApplicationValues;
    readonly submissionDate: string;
    readonly form: typeof applicationForm;
    readonly save: ReturnType<typeof correctApplicationOptions>;
  };
}

/** The form is shown even if the database does not answer within this time. */
const DRAFT_TIMEOUT_MS = 5000;

/** Hides the wizard until this tab's own draft is restored; an inline style hides it before. */
function useHidden(isUnknown: boolean): void {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), DRAFT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isUnknown && isWaiting && ownDraft() !== undefined) dataset['draft'] = '';
    return () => {
      delete dataset['draft'];
    };
  }, [isUnknown, isWaiting]);
}

/** Sets the document title while `title` is given, then restores it unless it was changed. */
function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

const READ = { nationality: storedNationality };

const ONE_LINE = new Set(['text', 'email', 'tel', 'date']);

/** Enter in a single-line field focuses the next field, like the Next key of a phone keyboard. */
function enterToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(nativeEvent)) return;
  if (!(target instanceof HTMLInputElement) || !ONE_LINE.has(target.type)) return;
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Browsers scroll only the caret's line of a text area into view, so scroll to all of it. */
function showTextArea({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement)
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Tells an unfinished application from others: its visa and name. */
function describeLeft(
  { value: { values } }: LeftDraft<{ values: ApplicationValues }>,
  when: string,
) {
  return strings.draft(visaTypeLabel(values.visaType), applicantName(values), when);
}

function Summary({
  editor: { form, draft },
  price,
  isShown,
}: {
  editor: Editor<ApplicationValues, ApplicationValues>;
  price: string | undefined;
  isShown: boolean;
}) {
  const values = useTyped(form);
  return (
    <ApplicationSummary
      form={values}
      files={values}
      price={price}
      saveState={draft.saveState}
      isBusy={draft.isBusy}
      isShown={isShown}
    />
  );
}

/** The form of a new application, or of a correction. */
function useWizardForm({
  wantedView,
  preselected,
  onSubmitted,
  correction,
}: Pick<ApplicationWizardProps, 'wantedView' | 'preselected' | 'onSubmitted' | 'correction'>) {
  const [start] = useState(() => correction?.start ?? initialApplication(preselected, wantedView));
  const editor = useEditor({
    definition: correction?.form ?? applicationForm,
    stored: start,
    save: correction?.save ?? submitApplicationOptions,
    onSaved: onSubmitted,
  });
  useSilentFields(editor.form.getValues, READ);
  const [visaType, passportExpiry] = useWatch({
    control: editor.form.control,
    name: ['visaType', 'passportExpiry'],
  });
  return { editor, visaType, passportExpiry };
}

/** The card of the chosen visa, and what advice about dates depends on. */
function useTrip(visaType: string, passportExpiry: string) {
  const now = useNow();
  const { data: card } = useSuspenseQuery({
    ...visaCardsOptions,
    select: (cards) => cards.find((each) => matchingOption(each)?.id === visaType),
  });
  const processing = card?.processing ?? '';
  const trip = useMemo(
    () => ({ now, processing, passportExpiry }),
    [now, processing, passportExpiry],
  );
  return { card, trip };
}

/** Moves the focus to a part that takes another's place, and titles the document after it. */
function useShownPart(shown: string, change: Changeable | undefined, title: string | undefined) {
  const paper = useRef<HTMLDivElement>(null);
  const [firstShown] = useState(shown);
  useStepFocus(paper, shown, change);
  useDocumentTitle(title);
  return { paper, isEntering: shown !== firstShown };
}

/** Keeps the form's step and the URL's with the one that is shown. */
function useKeptView(
  { form, clearFailure }: Editor<ApplicationValues, ApplicationValues>,
  view: StepNumber,
  {
    isObsolete,
    isUnknown,
    replaceWith,
  }: {
    /** Whether the URL says another step or visa. */
    readonly isObsolete: boolean;
    readonly isUnknown: boolean;
    readonly replaceWith: (view: StepNumber) => void;
  },
): void {
  const noteView = useEffectEvent((seen: StepNumber, isLooking: boolean) => {
    if (seen !== 3) clearFailure();
    // Storing the step in the draft also stores a preselected visa, once its step is left.
    if (!isLooking && form.getValues('step') !== seen) form.setValue('step', seen);
  });
  useEffect(() => noteView(view, isUnknown), [view, isUnknown]);
  // Runs after every render, because either the view or the URL may make the other unreachable.
  useEffect(() => {
    if (isObsolete && !isUnknown) replaceWith(view);
  });
}

/** The three steps of SPEC section 2. A failure takes the place of the last one. */
export function ApplicationWizard(props: ApplicationWizardProps) {
  const { wantedView, change, preselected, companion, missing, correction } = props;
  const { editor, visaType, passportExpiry } = useWizardForm(props);
  const { form, draft, isSaving } = editor;
  const view = reachableStep(wantedView, visaType);
  const submissionDate = correction?.submissionDate;
  const price = usePrices()({ visaType, submissionDate });
  const go = useWizardNavigation(view);
  const { card, trip } = useTrip(visaType, passportExpiry);
  const { continueDraft, isUnknown } = useContinuedDraft(editor, preselected, (step) => {
    if (step !== wantedView) go.replaceWith(step);
  });
  useHidden(isUnknown);
  const { isObsolete, settle } = usePreselected(form, { preselected, visaType, isUnknown });
  const isAtRisk = editor.isDirty && draft.isAtRisk && !isSaving;
  const question = useLeaveGuard({
    isAsking: isAtRisk && draft.saveState === 'refused',
    isAskingAtUnload: isAtRisk,
    hasSteps: true,
    question: strings.leave,
  });
  const failure = view === 3 ? editor.failure : undefined;
  const shown = failure ? 'failure' : `step ${view}`;
  const missingTitle = missing === undefined ? undefined : applyTitle({ step: view });
  const title = failure ? strings.failure.title : missingTitle;
  const { paper, isEntering } = useShownPart(shown, change, title);
  useKeptView(editor, view, {
    isObsolete: view !== wantedView || isObsolete,
    isUnknown,
    replaceWith: go.replaceWith,
  });
  useCompanion(companion, isUnknown, (values) => {
    // From a blank base, so that a draft is kept at once: its source may be gone later.
    editor.startFrom({ values, base: BLANK_APPLICATION });
    go.replaceWith(2);
  });
  const isChanging = change !== undefined && view !== 3;

  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (view === 3) editor.save();
    else if (isChanging) go.backTo(3);
    else go.forwardTo(neighbour(view, 1));
  };

  return (
    <div className="page-width grid gap-4 py-5 sm:gap-8 sm:py-14">
      <div className="grid gap-3">
        <h1 className="text-2xl sm:text-5xl">{strings.title}</h1>
        <p className="max-w-152 text-lg text-muted max-sm:sr-only">{strings.lead}</p>
      </div>
      {missing !== undefined && (
        <p className="failure-note max-w-prose wrap-anywhere">{strings.missingReceipt(missing)}</p>
      )}
      <DraftLine
        draft={draft}
        describe={describeLeft}
        onContinue={() => {
          settle();
          return continueDraft();
        }}
      />
      <div
        ref={paper}
        className="wizard grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8"
      >
        <StepRail current={view} isOpen={visaType !== ''} />
        <div key={shown} data-entering={isEntering ? '' : undefined} className="sheet wizard-paper">
          {failure && (
            <SubmissionFailed
              error={failure}
              isBusy={isSaving}
              onTryAgain={() => editor.save()}
              onBack={editor.clearFailure}
            />
          )}
          {!failure && (
            // Enter is only a shortcut; the buttons do the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <form
              method="dialog"
              noValidate
              className="grid gap-6 sm:gap-7"
              onSubmit={advance}
              onKeyDown={enterToNextField}
              onFocus={showTextArea}
            >
              {view === 1 && (
                <VisaSelectionStep
                  form={form}
                  processing={trip.processing}
                  submissionDate={submissionDate}
                />
              )}
              {view === 2 && (
                <PersonalDetailsStep
                  form={form}
                  base={editor.base}
                  trip={trip}
                  change={change}
                  saveState={draft.saveState}
                  onErase={() => {
                    const values = correction?.start ?? BLANK_APPLICATION;
                    editor.startFrom({ values, base: values });
                    go.replaceWith(1);
                  }}
                />
              )}
              {view === 3 && (
                <>
                  <DocumentsStep form={form} card={card} />
                  <AnswersCheck form={form} trip={trip} price={price} onChange={go.change} />
                </>
              )}
              <WizardBar
                step={view}
                price={price}
                isChanging={isChanging}
                isNextDisabled={visaType === ''}
                isSubmitting={isSaving}
                isCorrection={correction !== undefined}
                onPrevious={() => go.backTo(neighbour(view, -1))}
              />
            </form>
          )}
        </div>
        <Summary editor={editor} price={price} isShown={view > 1} />
      </div>
      {question}
    </div>
  );
}
