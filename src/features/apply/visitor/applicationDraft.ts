import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { APPLICANT_FIELDS, type ApplicantField, type VisaApplication } from '@/domain/application';
import { BLANK_FORM } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import type { Submission } from '../queries';
import {
  reachableStep,
  STEP_NUMBERS,
  type StepNumber,
  type Changeable,
  stepSearch,
} from '../model/steps';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';

const text = v.fallback(v.string(), '');
const file = v.fallback(v.nullable(v.instance(File)), null);

/** The wizard's values: answers, chosen files and step; invalid values become blank. */
const valuesSchema = v.object({
  // Drafts of earlier versions may have stopped at a view after the last step.
  step: v.fallback(v.picklist(STEP_NUMBERS), (read) => (read?.value === 'check' ? 3 : 1)),
  /** Groups travellers into a party (applications/model/party); empty for a single one. */
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
export function nextTraveller(
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
export function isOtherVisa(picked: string, visaType: string): boolean {
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
