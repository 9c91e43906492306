import { strings } from '@/shared/visitor/strings';

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

/** The step before (-1) or after (1) another one; the first and the last have themselves. */
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
