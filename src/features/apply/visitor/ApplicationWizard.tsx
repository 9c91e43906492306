import {
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
import { APPLICANT_FIELDS } from '@/domain/application';
import type { FormDraft } from '@/shared/editing/formDefinition';
import { type Editor, useEditor } from '@/shared/editing/useEditor';
import { useLeaveGuard } from '@/shared/editing/useLeaveGuard';
import { useSilentFields } from '@/shared/editing/useSilentFields';
import { matchingOption } from '@/features/applications/model/visaMatch';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { submitApplicationOptions } from '@/features/apply/queries';
import { isDraftExpected } from '@/store/draftMark';
import type { SavedDraft } from '@/shared/editing/useDraft';
import { PageHeading } from '@/ui/PageHeading';
import { ApplicationSummary } from './receipt/ApplicationSummary';
import {
  applicationForm,
  type ApplicationValues,
  BLANK_APPLICATION,
  initialApplication,
  isOtherVisa,
} from './applicationDraft';
import { type Changeable, isDocument } from '../model/applySearch';
import { DocumentsStep } from './steps/DocumentsStep';
import { ApplicationDraftOffer } from './DraftOffer';
import { PersonalDetailsStep } from './steps/PersonalDetailsStep';
import { StepRail } from './steps/StepRail';
import { applyTitle, nextStep, previousStep, reachableStep, type StepNumber } from '../model/steps';
import { SubmissionFailed } from './receipt/SubmissionFailed';
import { useStepFocus } from './useStepFocus';
import { useWizardNavigation } from './useWizardNavigation';
import { VisaSelectionStep } from './steps/VisaSelectionStep';
import { WizardButtons } from './steps/WizardButtons';
import { isComposing } from '@/lib/browser/shortcut';
import { useNow } from '@/shared/useNow';
import { strings } from './strings';

interface ApplicationWizardProps {
  wantedStep: StepNumber;
  change: Changeable | undefined;
  /** The visa of the address, or none. */
  preselected: string;
  /** The number of a requested receipt that is not on this device. */
  missing: string | undefined;
  onSubmitted: (application: VisaApplication) => void;
}

/** Shows the form even if the database does not answer in this time. */
const DRAFT_TIMEOUT_MS = 5000;

/** Hides the wizard, as the inline style does before the first paint, until its step is known. */
function useHidden(isUnknown: boolean): void {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), DRAFT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isUnknown && isWaiting && isDraftExpected()) dataset['draft'] = '';
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

function Summary({
  editor: { form, draft },
}: {
  editor: Editor<ApplicationValues, ApplicationValues>;
}) {
  // The form mutates its values object; a copy triggers a render.
  const values = useWatch({
    control: form.control,
    compute: (typed: ApplicationValues) => ({ ...typed }),
  });
  return (
    <ApplicationSummary
      form={values}
      files={values}
      saveState={draft.saveState}
      isBusy={draft.isBusy}
    />
  );
}

/** The three steps of SPEC section 2, or instead a found draft or a failure. */
export function ApplicationWizard({
  wantedStep,
  change,
  preselected,
  missing,
  onSubmitted,
}: ApplicationWizardProps) {
  const [start] = useState(() => initialApplication(preselected, wantedStep));
  const editor = useEditor({
    definition: applicationForm,
    stored: start,
    save: submitApplicationOptions,
    onSaved: onSubmitted,
  });
  const { form, draft, isSaving } = editor;
  useSilentFields(form.getValues);
  const visaType = useWatch({ control: form.control, name: 'visaType' });
  const step = reachableStep(wantedStep, visaType);
  const go = useWizardNavigation(step);
  const paper = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { data: card } = useSuspenseQuery({
    ...visaCardsOptions,
    select: (cards) => cards.find((each) => matchingOption(each)?.id === visaType),
  });
  const trip = useMemo(() => ({ now, processing: card?.processing ?? '' }), [now, card]);

  // A draft that this tab wrote before a reload is continued without asking, except for its visa.
  const isOwn =
    draft.found?.isOwn === true && !isOtherVisa(preselected, draft.found.value.values.visaType);
  const own = isOwn ? draft.found : undefined;
  const found = own ? undefined : draft.found;
  const isUnknown = draft.isLooking || own !== undefined;
  // The address's visa that the form has, or that was decided against.
  const [settled, setSettled] = useState(preselected);
  const isNew = preselected !== settled && !isUnknown && !found;
  if (isNew && (preselected === '' || preselected === visaType)) setSettled(preselected);
  const isOther = isOtherVisa(preselected, visaType);
  const offered = found
    ? { values: found.value.values, savedAt: found.savedAt }
    : isNew && isOther && { values: form.getValues(), savedAt: undefined };
  useHidden(isUnknown);
  const isAtRisk = editor.isDirty && draft.isAtRisk && !isSaving;
  const leave = useLeaveGuard({
    isAsking: isAtRisk && draft.saveState === 'refused',
    isAskingAtUnload: isAtRisk,
    hasSteps: true,
    ...strings.leave,
  });
  const failure = step === 3 ? editor.failure : undefined;
  const view = offered ? 'offer' : failure ? 'failure' : `step ${step}`;
  const [firstView] = useState(view);
  useStepFocus(paper, view, change);
  const missingTitle = missing === undefined ? undefined : applyTitle({ step });
  useDocumentTitle(failure ? strings.failure.title : missingTitle);

  const noteStep = useEffectEvent((shown: StepNumber, isLooking: boolean) => {
    if (shown !== 3) editor.clearFailure();
    // Leaving a preselected visa's step selects it; the step is saved with it.
    if (!isLooking && !found && form.getValues('step') !== shown) form.setValue('step', shown);
  });
  useEffect(() => noteStep(step, isUnknown), [step, isUnknown]);
  const { replaceWith } = go;
  // Runs after every render, because either the step or the URL may make the other unreachable.
  useEffect(() => {
    const isObsolete = step !== wantedStep || (isOther && settled === preselected);
    if (isObsolete && !isUnknown) replaceWith(step);
  });
  useEffect(() => {
    if (isNew && visaType === '') form.setValue('visaType', preselected);
  }, [isNew, visaType, form, preselected]);

  const continueDraft = ({
    value: { values },
  }: SavedDraft<FormDraft<ApplicationValues, unknown>>) => {
    editor.continueDraft();
    // Fields filled in earlier count as touched, so their advice is visible.
    for (const name of APPLICANT_FIELDS)
      if (values[name] !== '') form.setValue(name, values[name], { shouldTouch: true });
    if (values.step !== wantedStep) go.replaceWith(values.step);
  };
  const continueOwn = useEffectEvent(continueDraft);
  // Before the paint, so that the restored step is the first one visible.
  useLayoutEffect(() => {
    if (own) continueOwn(own);
  }, [own]);

  const startFrom = (values: ApplicationValues) => editor.startFrom({ values, base: values });
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
          current={offered ? offered.values.step : step}
          isOpen={visaType !== '' && !offered}
        />
        {!offered && <Summary editor={editor} />}
        <div
          key={view}
          data-entering={view === firstView ? undefined : ''}
          className="sheet md:p-9 wizard-paper"
        >
          {offered && (
            <ApplicationDraftOffer
              {...offered}
              picked={preselected}
              onContinue={(visa) => {
                setSettled(preselected);
                if (found) continueDraft(found);
                if (form.getValues('visaType') !== visa) form.setValue('visaType', visa);
              }}
              onStartAgain={() => {
                if (found) draft.discardFound();
                else startFrom(initialApplication(preselected, 1));
              }}
            />
          )}
          {!offered && failure && (
            <SubmissionFailed
              error={failure}
              isBusy={isSaving}
              onTryAgain={() => editor.save()}
              onBack={editor.clearFailure}
            />
          )}
          {!offered && !failure && (
            // Enter is only a shortcut; the buttons do the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <form noValidate className="grid gap-7" onSubmit={advance} onKeyDown={enterToNextField}>
              {step === 1 && <VisaSelectionStep form={form} />}
              {step === 2 && (
                <PersonalDetailsStep
                  form={form}
                  base={editor.base}
                  trip={trip}
                  change={change}
                  saveState={draft.saveState}
                  onErase={() => {
                    startFrom(BLANK_APPLICATION);
                    go.replaceWith(1);
                  }}
                />
              )}
              {step === 3 && (
                <DocumentsStep
                  form={form}
                  trip={trip}
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
