import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { APPLICANT_FIELDS, type ApplicantField, type VisaApplication } from '@/domain/application';
import { BLANK_FORM } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import type { Editor } from '@/shared/editing/useEditor';
import { companionOptions, type Submission } from '../queries';
import {
  reachableStep,
  STEP_NUMBERS,
  type StepNumber,
  type Changeable,
  stepSearch,
} from '@/features/apply/model';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';

const text = v.fallback(v.string(), '');
const file = v.fallback(v.nullable(v.instance(File)), null);

/** The wizard's values: answers, chosen files and step; invalid values become blank. */
const valuesSchema = v.object({
  // Drafts of earlier versions may have stopped at a view after the last step.
  step: v.fallback(v.picklist(STEP_NUMBERS), (read) => (read?.value === 'check' ? 3 : 1)),
  /** Groups travellers into a party (domain/application); empty for a single one. */
  party: text,
  /** The expiry date of the passport, if it was read; used only for advice. */
  passportExpiry: text,
  visaType: v.fallback(v.picklist(['', ...VISA_OPTIONS.map(({ id }) => id)]), ''),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  nationality: text,
  passportNumber: text,
  dateOfBirth: text,
  travelDate: text,
  purpose: text,
  passportCopy: file,
  passportPhoto: file,
  flightBooking: file,
  hotelReservation: file,
});
export type ApplicationValues = v.InferOutput<typeof valuesSchema>;

export const BLANK_APPLICATION: ApplicationValues = {
  step: 1,
  party: '',
  passportExpiry: '',
  ...BLANK_FORM,
  passportCopy: null,
  passportPhoto: null,
  flightBooking: null,
  hotelReservation: null,
};

/** An empty application with the visa from the URL. */
export function initialApplication(visaType: string, wanted: StepNumber): ApplicationValues {
  return { ...BLANK_APPLICATION, visaType, step: reachableStep(wanted, visaType) };
}

/** The answers that the next traveller of a party shares with this one. */
function nextTraveller(
  first: Pick<
    ApplicationValues,
    'visaType' | 'travelDate' | 'purpose' | 'email' | 'phone' | 'flightBooking' | 'hotelReservation'
  >,
  party: string,
): ApplicationValues {
  const { visaType, travelDate, purpose, email, phone, flightBooking, hotelReservation } = first;
  const shared = { visaType, travelDate, purpose, email, phone, flightBooking, hotelReservation };
  return { ...BLANK_APPLICATION, ...shared, party };
}

/** The values as they are typed. The form mutates its values object; a copy triggers a render. */
export const useTyped = ({ control }: UseFormReturn<ApplicationValues>): ApplicationValues =>
  useWatch({ control, compute: (values: ApplicationValues) => ({ ...values }) });

/** Puts answers into the form, as if they were typed. */
export function fillIn(
  form: UseFormReturn<ApplicationValues>,
  answers: Partial<Record<ApplicantField, string>>,
  isTouched = true,
): void {
  for (const name of APPLICANT_FIELDS)
    if (answers[name] !== undefined)
      form.setValue(name, answers[name], { shouldDirty: true, shouldTouch: isTouched });
}

/** Whether the URL names another visa than the application. */
function isOtherVisa(picked: string, visaType: string): boolean {
  return picked !== '' && visaType !== '' && picked !== visaType;
}

export const applicationForm: FormDefinition<ApplicationValues, ApplicationValues, Submission> = {
  kind: 'application',
  draftSchema: v.object({ values: valuesSchema, base: valuesSchema }),
  valuesOf: (start) => start,
  storedOf: (values, _start, { id }) => ({ ...values, id }),
};

/** The form of a correction, with drafts of its own and the application's id. */
export function correctionForm({ id }: VisaApplication): typeof applicationForm {
  return {
    ...applicationForm,
    kind: `correction-${id}`,
    storedOf: (values) => ({ ...values, id }),
  };
}

const route = getRouteApi('/_site/apply');

/** Navigation between steps by URL: forward pushes, back goes back in history where possible. */
export function useWizardNavigation(step: StepNumber) {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const cameFromStep = useLocation({ select: ({ state }) => state.cameFromStep });
  const drawn = route.useSearch();
  const { correct } = drawn;
  /** Adds the application that is being corrected to the search params of a step. */
  const ofSame = <const Search extends object>(search: Search) =>
    correct === undefined ? search : { ...search, correct };

  return {
    forwardTo: (target: StepNumber) => {
      void navigate({
        search: ofSame(stepSearch(target)),
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** Goes back in history if `target` is the previous entry, so that Back never cycles. */
    backTo: (target: StepNumber) => {
      if (cameFromStep === target) history.back();
      else void navigate({ search: ofSame(stepSearch(target)), replace: true, resetScroll: false });
    },
    change: (field: Changeable) => {
      void navigate({
        search: ofSame({ step: field === 'visaType' ? 1 : 2, change: field }),
        state: { cameFromStep: step },
        resetScroll: false,
      });
    },
    /** Replaces the current step, unless Back or Forward has left the wizard meanwhile. */
    replaceWith: (target: StepNumber) => {
      const current = new URLSearchParams(history.location.search);
      if (current.get('step') !== (drawn.step?.toString() ?? null)) return;
      void navigate({ search: ofSame(stepSearch(target)), replace: true, resetScroll: false });
    },
    showReceipt: (trackingNumber: string) => {
      void navigate({ search: { receipt: trackingNumber }, replace: true });
    },
  };
}

/**
 * Copies the visa in the URL into the form, unless the user has declined it.
 * @param isUnknown whether a draft of this tab may still come
 */
export function usePreselected(
  form: UseFormReturn<ApplicationValues>,
  {
    preselected,
    visaType,
    isUnknown,
  }: Readonly<Record<'preselected' | 'visaType', string>> & {
    readonly isUnknown: boolean;
  },
) {
  // The visa in the URL that the form has already taken over, or that the user declined.
  const [settled, setSettled] = useState(preselected);
  const isNew = preselected !== settled && !isUnknown;
  if (isNew && (preselected === '' || preselected === visaType)) setSettled(preselected);
  useEffect(() => {
    if (isNew && preselected !== '') form.setValue('visaType', preselected);
  }, [isNew, form, preselected]);
  return {
    /** Whether another visa was chosen since. */
    isObsolete: isOtherVisa(preselected, visaType) && settled === preselected,
    settle: () => setSettled(preselected),
  };
}

/** Starts the next traveller of a party, once the application of the first is read. */
export function useCompanion(
  companion: string | undefined,
  isUnknown: boolean,
  start: (values: ApplicationValues) => void,
): void {
  const { data: first } = useQuery({
    ...companionOptions(companion ?? ''),
    enabled: companion !== undefined,
  });
  const startNext = useEffectEvent(() => {
    if (first) start(nextTraveller(first, first.party));
  });
  const isDue = first !== undefined && !isUnknown;
  useEffect(() => {
    if (isDue) startNext();
  }, [isDue]);
}

/**
 * After a reload, continues the draft of this tab, unless the URL names another visa. Returns how
 * to continue the draft that is offered, and whether one of this tab may still come.
 */
export function useContinuedDraft(
  editor: Editor<ApplicationValues, ApplicationValues>,
  preselected: string,
  showStep: (step: StepNumber) => void,
) {
  const { form, draft } = editor;
  const own =
    draft.found?.isOwn === true && !isOtherVisa(preselected, draft.found.value.values.visaType)
      ? draft.found
      : undefined;
  const showTyped = () => {
    const values = form.getValues();
    // Mark filled-in fields as touched, so that their advice is shown.
    for (const name of APPLICANT_FIELDS)
      if (values[name] !== '') form.setValue(name, values[name], { shouldTouch: true });
    showStep(values.step);
  };
  const [undone, setUndone] = useState(0);
  // In an effect, which sees the step that the URL has by then.
  const showUndone = useEffectEvent(showTyped);
  useEffect(() => {
    if (undone > 0) showUndone();
  }, [undone]);
  const continueDraft = () => {
    const undo = editor.continueDraft();
    showTyped();
    return (
      undo &&
      (() => {
        undo();
        setUndone((count) => count + 1);
      })
    );
  };
  const continueOwn = useEffectEvent(continueDraft);
  // Before the first paint, so that the restored step is the first one visible.
  useLayoutEffect(() => {
    if (own) continueOwn();
  }, [own]);
  return { continueDraft, isUnknown: draft.isLooking || own !== undefined };
}
