import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import type { VisaApplication } from '@/content/applications/application';
import { APPLICANT_FIELDS } from '@/content/applications/application';
import type { FormDraft } from '@/content/editing/formDefinition';
import { type Editor, useEditor } from '@/form/useEditor';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { localDate } from '@/lib/time/localDate';
import { submitApplicationOptions } from '@/queries/content/applications';
import { isDraftExpected, type KeptDraft } from '@/queries/content/useDraft';
import { PageHeading } from '@/ui/PageHeading';
import { ApplicationSummary } from './receipt/ApplicationSummary';
import {
  applicationForm,
  type ApplicationValues,
  BLANK_APPLICATION,
  initialApplication,
} from './applicationDraft';
import { type Changeable, isDocument } from './applySearch';
import { DocumentsStep } from './steps/DocumentsStep';
import { DraftOffer } from './DraftOffer';
import { PersonalDetailsStep } from './steps/PersonalDetailsStep';
import { StepRail } from './steps/StepRail';
import { applyTitle, nextStep, previousStep, reachableStep, type StepNumber } from './steps/steps';
import { SubmissionFailed } from './receipt/SubmissionFailed';
import { useStepFocus } from './useStepFocus';
import { useWizardNavigation } from './useWizardNavigation';
import { VisaSelectionStep } from './steps/VisaSelectionStep';
import { WizardButtons } from './steps/WizardButtons';
import { strings } from './strings';

interface ApplicationWizardProps {
  wantedStep: StepNumber;
  change: Changeable | undefined;
  preselected: string | undefined;
  /** The number of a receipt that was asked for and is not here. */
  missing: string | undefined;
  onSubmitted: (application: VisaApplication) => void;
}

/** A database that does not answer keeps nobody from applying for longer than this. */
const PATIENCE_MS = 5000;

/** Hides the wizard, as the page does before its first paint, until it is known what it shows. */
function useHiding(isUnknown: boolean): void {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isUnknown && isPatient && isDraftExpected()) dataset['draft'] = '';
    return () => {
      delete dataset['draft'];
    };
  }, [isUnknown, isPatient]);
}

/** The document's title while `title` is given; then what it was, unless it has changed since. */
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

const ONE_LINE = new Set(['text', 'email', 'tel', 'date']);

/** Enter in a field of one line goes to the next field, as a phone's own key says it does. */
function enterToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !ONE_LINE.has(target.type)) return;
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The application so far, which is drawn again with every key. */
function Summary({
  editor: { form, draft },
}: {
  editor: Editor<ApplicationValues, ApplicationValues>;
}) {
  // The form changes its values in place; a copy is what lets a change show.
  const values = useWatch({
    control: form.control,
    compute: (typed: ApplicationValues) => ({ ...typed }),
  });
  return (
    <ApplicationSummary
      form={values}
      files={values}
      keeping={draft.keeping}
      isBusy={draft.isBusy}
    />
  );
}

/** The three steps of SPEC section 2, and in their place the draft to continue or the failure. */
export function ApplicationWizard({
  wantedStep,
  change,
  preselected,
  missing,
  onSubmitted,
}: ApplicationWizardProps) {
  const [start] = useState(() => initialApplication(preselected, wantedStep));
  const editor = useEditor({
    edited: applicationForm,
    stored: start,
    save: submitApplicationOptions,
    onSaved: onSubmitted,
  });
  const { form, draft, isSaving } = editor;
  const visaType = useWatch({ control: form.control, name: 'visaType' });
  const step = reachableStep(wantedStep, visaType);
  const go = useWizardNavigation(step);
  const paper = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());

  // The draft that this tab was writing is not offered: it goes on.
  const own = draft.found?.isOwn === true ? draft.found : undefined;
  const found = own ? undefined : draft.found;
  const isUnknown = draft.isLooking || own !== undefined;
  useHiding(isUnknown);
  const isAtRisk = editor.isDirty && draft.isAtRisk && !isSaving;
  const leave = useLeaveGuard({
    isAsking: isAtRisk && draft.keeping === 'refused',
    isAskingAtUnload: isAtRisk,
    hasSteps: true,
    ...strings.leave,
  });
  const failure = step === 3 ? editor.failure : undefined;
  const view = found ? 'offer' : failure ? 'failure' : `step ${step}`;
  const [firstView] = useState(view);
  useStepFocus(paper, view, change);
  const missingTitle = missing === undefined ? undefined : applyTitle({ step });
  useDocumentTitle(failure ? strings.failure.title : missingTitle);

  const noteStep = useEffectEvent((shown: StepNumber, isLooking: boolean) => {
    if (shown !== 3) editor.clearFailure();
    // A preselected visa that is moved on from was chosen: the step is kept with it.
    if (!isLooking && !found && form.getValues('step') !== shown) form.setValue('step', shown);
  });
  useEffect(() => noteStep(step, isUnknown), [step, isUnknown]);
  const { replaceWith } = go;
  // After any render: the step may stop to be reachable without the address, and the other way round.
  useEffect(() => {
    if (step !== wantedStep && !isUnknown) replaceWith(step);
  });

  const continueDraft = ({
    value: { values },
  }: KeptDraft<FormDraft<ApplicationValues, unknown>>) => {
    editor.continueDraft();
    // What was filled in then was left then: its advice may show.
    for (const name of APPLICANT_FIELDS)
      if (values[name] !== '') form.setValue(name, values[name], { shouldTouch: true });
    if (values.step !== wantedStep) go.replaceWith(values.step);
  };
  const goOn = useEffectEvent(continueDraft);
  // Before it is painted: the step is the one that was left.
  useLayoutEffect(() => {
    if (own) goOn(own);
  }, [own]);

  const isChanging = change !== undefined && step !== 3;

  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (step === 3) editor.save();
    else if (isChanging) go.backTo(3);
    else go.forwardTo(nextStep(step));
  };

  return (
    <div className="page-width grid gap-8 py-14">
      <PageHeading title={strings.title} lead={strings.lead} />
      {missing !== undefined && (
        <p className="failure-note max-w-prose wrap-anywhere">{strings.receipt.missing(missing)}</p>
      )}
      <div
        ref={paper}
        className="wizard grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8"
      >
        <StepRail
          current={found?.value.values.step ?? step}
          isOpen={visaType !== '' && found === undefined}
        />
        {!found && <Summary editor={editor} />}
        <div
          key={view}
          data-entering={view === firstView ? undefined : ''}
          className="sheet md:p-9 wizard-paper"
        >
          {found && (
            <DraftOffer
              draft={found}
              onContinue={() => continueDraft(found)}
              onStartAgain={draft.discardFound}
            />
          )}
          {!found && failure && (
            <SubmissionFailed
              error={failure}
              isBusy={isSaving}
              onTryAgain={() => editor.save()}
              onBack={editor.clearFailure}
            />
          )}
          {!found && !failure && (
            // The key only saves a press: what it does, the buttons do.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <form noValidate className="grid gap-7" onSubmit={advance} onKeyDown={enterToNextField}>
              {step === 1 && <VisaSelectionStep form={form} />}
              {step === 2 && (
                <PersonalDetailsStep
                  form={form}
                  base={editor.base}
                  today={localDate(now)}
                  change={change}
                  keeping={draft.keeping}
                  onErase={() => {
                    editor.startFrom({ values: BLANK_APPLICATION, base: BLANK_APPLICATION });
                    go.replaceWith(1);
                  }}
                />
              )}
              {step === 3 && (
                <DocumentsStep
                  form={form}
                  now={now}
                  onChange={go.change}
                  onBackToCheck={isDocument(change) ? () => go.backTo(3) : undefined}
                />
              )}
              <WizardButtons
                step={step}
                isChanging={isChanging}
                isNextDisabled={visaType === ''}
                isSubmitting={isSaving}
                onPrevious={() => go.backTo(previousStep(step))}
              />
            </form>
          )}
        </div>
      </div>
      {leave.question}
    </div>
  );
}
