import { strings } from '@/shared/visitor/strings';

export const STEP_NUMBERS = [1, 2, 3] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

/** What the wizard shows: a step of SPEC section 2, or the check of all answers that ends the last one. */
export const WIZARD_VIEWS = [...STEP_NUMBERS, 'check'] as const;
export type WizardView = (typeof WIZARD_VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<WizardView, string>> = {
  ...strings.apply.steps,
  check: strings.apply.check,
};

/** The search params that name a view. */
export interface ViewSearch {
  step?: StepNumber | undefined;
  check?: true | undefined;
}

export function viewOf({ step = 1, check }: ViewSearch): WizardView {
  return step === 3 && check ? 'check' : step;
}

/** The first step has none. */
export function viewSearch(view: WizardView): ViewSearch {
  if (view === 'check') return { step: 3, check: true };
  return view === 1 ? {} : { step: view };
}

export function stepOf(view: WizardView): StepNumber {
  return view === 'check' ? 3 : view;
}

/** The view to show: only the first step until a visa type is selected. */
export function reachableView(wanted: WizardView, visaType: string): WizardView {
  return visaType === '' ? 1 : wanted;
}

/** The view before (-1) or after (1) another one; the first and the last have themselves. */
export function neighbour(view: WizardView, direction: -1 | 1): WizardView {
  return WIZARD_VIEWS[WIZARD_VIEWS.indexOf(view) + direction] ?? view;
}

/** The document title with the step. */
export function applyTitle({
  receipt,
  ...search
}: ViewSearch & { receipt?: string | undefined }): string {
  if (receipt !== undefined) return strings.apply.submitted;
  const view = viewOf(search);
  return strings.apply.title(stepOf(view), STEP_NUMBERS.length, VIEW_NAMES[view]);
}
