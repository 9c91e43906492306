import { strings } from '@/shared/visitor/strings';
import * as v from 'valibot';
import { APPLICANT_FIELDS } from '@/domain/application';
import { searchText } from '@/lib/text/fold';

/** The steps of the wizard (SPEC section 2). */
export const STEP_NUMBERS = [1, 2, 3] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

export const STEP_NAMES: Readonly<Record<StepNumber, string>> = strings.apply.steps;

/** The search params of a step; the first one has none. */
export function stepSearch(step: StepNumber): { step?: StepNumber } {
  return step === 1 ? {} : { step };
}

/** The step to show: only the first one until a visa type is selected. */
export function reachableStep(wanted: StepNumber, visaType: string): StepNumber {
  return visaType === '' ? 1 : wanted;
}

/** The step before (-1) or after (1) another one; at either end, the step itself. */
export function neighbour(step: StepNumber, direction: -1 | 1): StepNumber {
  return STEP_NUMBERS[STEP_NUMBERS.indexOf(step) + direction] ?? step;
}

/** The document title with the step. */
export function applyTitle({
  receipt,
  step = 1,
}: {
  step?: StepNumber | undefined;
  receipt?: string | undefined;
}): string {
  if (receipt !== undefined) return strings.apply.submitted;
  return strings.apply.title(step, STEP_NUMBERS.length, STEP_NAMES[step]);
}

/** Fields of earlier steps that the review of the answers links to. */
const CHANGEABLE = ['visaType', ...APPLICANT_FIELDS] as const;
export type Changeable = (typeof CHANGEABLE)[number];

/**
 * Search params of the wizard: the step, the field to change, the number of the application that
 * the next traveller shares, a preselected visa (its id or that of its card), a receipt, or the
 * number of an application to correct.
 */
export const applySearchSchema = v.object({
  step: v.fallback(v.optional(v.picklist(STEP_NUMBERS)), undefined),
  change: v.fallback(v.optional(v.picklist(CHANGEABLE)), undefined),
  visa: searchText,
  with: searchText,
  receipt: searchText,
  correct: searchText,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous step, so that a link to it can go back in history. */
    cameFromStep?: StepNumber;
  }
}
