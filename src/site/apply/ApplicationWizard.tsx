import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applicationAdvice, missingEssentials } from '@/content/applications/advice';
import type { VisaApplication } from '@/content/applications/application';
import { localDate } from '@/lib/time/localDate';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { isDraftExpected, type KeptDraft } from '@/queries/content/drafts';
import { PageHeading } from '@/ui/PageHeading';
import { ApplicationSummary } from './receipt/ApplicationSummary';
import { type ApplicationDraft, isBlank } from './applicationDraft';
import { type Changeable, isDocument } from './applySearch';
import { DocumentsStep } from './steps/DocumentsStep';
import { DraftOffer } from './DraftOffer';
import { enterToNextField } from './steps/enterToNextField';
import { PersonalDetailsStep } from './steps/PersonalDetailsStep';
import { PrivacyPanel } from './PrivacyPanel';
import { StepRail } from './steps/StepRail';
import { applyTitle, nextStep, previousStep, type StepNumber } from './steps/steps';
import { SubmissionFailed } from './receipt/SubmissionFailed';
import { useApplicationForm } from './useApplicationForm';
import { useDocumentTitle } from './useDocumentTitle';
import { useStepFocus } from './useStepFocus';
import { useSubmission } from './useSubmission';
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

/** The three steps of SPEC section 2, and in their place the draft to continue or the failure. */
export function ApplicationWizard({
  wantedStep,
  change,
  preselected,
  missing,
  onSubmitted,
}: ApplicationWizardProps) {
  const application = useApplicationForm(wantedStep, preselected);
  const { form, values, files, step, draft } = application;
  const submission = useSubmission(application, onSubmitted);
  const go = useWizardNavigation(step);
  const paper = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());

  // The draft that this tab was writing is not offered: it goes on.
  const own = draft.found?.isOwn === true ? draft.found : undefined;
  const found = own ? undefined : draft.found;
  const isUnknown = draft.isLooking || own !== undefined;
  useHiding(isUnknown);
  const chosen = values.visaType === preselected ? '' : values.visaType;
  const isBegun = !isBlank({ form: { ...values, visaType: chosen }, files });
  const isAtRisk = isBegun && draft.isAtRisk && !submission.isPending;
  const leave = useLeaveGuard({
    isAsking: isAtRisk && draft.keeping === 'refused',
    isAskingAtUnload: isAtRisk,
    hasSteps: true,
    ...strings.leave,
  });
  const failure = step === 3 ? submission.failure : undefined;
  const view = found ? 'offer' : failure ? 'failure' : `step ${step}`;
  const [firstView] = useState(view);
  useStepFocus(paper, view, change);
  const missingTitle = missing === undefined ? undefined : applyTitle({ step });
  useDocumentTitle(failure ? strings.failure.title : missingTitle);

  const { forgetFailure } = submission;
  useEffect(() => {
    if (step !== 3) forgetFailure();
  }, [step, forgetFailure]);
  const { replaceWith } = go;
  // After any render: the step may stop to be reachable without the address, and the other way round.
  useEffect(() => {
    if (step !== wantedStep && !isUnknown) replaceWith(step);
  });

  const continueDraft = ({ value }: KeptDraft<ApplicationDraft>) => {
    draft.continueFound();
    application.restore(value);
    if (value.step !== wantedStep) go.replaceWith(value.step);
  };
  const goOn = useEffectEvent(continueDraft);
  // Before it is painted: the step is the one that was left.
  useLayoutEffect(() => {
    if (own) goOn(own);
  }, [own]);

  const advice = applicationAdvice(values, application.records, now);
  const isChanging = change !== undefined && step !== 3;

  const advance = (event: FormEvent) => {
    event.preventDefault();
    application.begin();
    if (step === 3) submission.submit();
    else if (isChanging) go.backTo(3);
    else go.forwardTo(nextStep(step));
  };

  return (
    <div className="page-width grid gap-8 py-14">
      <PageHeading title={strings.title} lead={strings.lead} />
      {missing !== undefined && (
        <p className="failure-note max-w-prose wrap-anywhere">{strings.receipt.missing(missing)}</p>
      )}
      <div ref={paper} className="wizard">
        <StepRail
          current={found?.value.step ?? step}
          isOpen={values.visaType !== '' && found === undefined}
        />
        {!found && (
          <ApplicationSummary
            form={values}
            files={files}
            keeping={draft.keeping}
            isBusy={draft.isBusy}
          />
        )}
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
              isBusy={submission.isPending}
              onTryAgain={submission.submit}
              onBack={forgetFailure}
            />
          )}
          {!found && !failure && (
            // The key only saves a press: what it does, the buttons do.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <form noValidate className="grid gap-7" onSubmit={advance} onKeyDown={enterToNextField}>
              {step === 1 && <VisaSelectionStep register={form.register} />}
              {step === 2 && (
                <PersonalDetailsStep
                  control={form.control}
                  register={form.register}
                  values={values}
                  advice={advice}
                  change={change}
                  today={localDate(now)}
                >
                  <PrivacyPanel
                    keeping={draft.keeping}
                    onErase={() => {
                      application.erase();
                      go.replaceWith(1);
                    }}
                  />
                </PersonalDetailsStep>
              )}
              {step === 3 && (
                <DocumentsStep
                  form={values}
                  files={files}
                  advice={advice}
                  missing={missingEssentials(values, application.records)}
                  onFile={application.choose}
                  onChange={go.change}
                  onBackToCheck={isDocument(change) ? () => go.backTo(3) : undefined}
                />
              )}
              <WizardButtons
                step={step}
                isChanging={isChanging}
                isNextDisabled={values.visaType === ''}
                isSubmitting={submission.isPending}
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
