import { strings } from '@/shared/visitor/strings';

export const STEP_NUMBERS = [1, 2, 3] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

/** The steps of SPEC section 2. */
export const STEP_NAMES: Readonly<Record<StepNumber, string>> = strings.apply.steps;

/** The step to show: only the first one until a visa type is selected. */
export function reachableStep(wanted: StepNumber, visaType: string): StepNumber {
  return visaType === '' ? 1 : wanted;
}

/** Search params of a step; the first step has none. */
export function stepSearch(step: StepNumber): { step?: StepNumber } {
  return step === 1 ? {} : { step };
}

export function previousStep(step: StepNumber): StepNumber {
  return step === 3 ? 2 : 1;
}

export function nextStep(step: StepNumber): StepNumber {
  return step === 1 ? 2 : 3;
}

/** The document title with the step. */
export function applyTitle({
  step = 1,
  receipt,
}: {
  step?: StepNumber | undefined;
  receipt?: string | undefined;
}): string {
  if (receipt !== undefined) return strings.apply.submitted;
  return strings.apply.title(step, STEP_NUMBERS.length, STEP_NAMES[step]);
}
