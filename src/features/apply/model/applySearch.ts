import * as v from 'valibot';
import { APPLICANT_FIELDS, DOCUMENT_KINDS } from '@/domain/application';
import { searchText } from '@/lib/text/searchText';
import { STEP_NUMBERS, type WizardView } from './steps';

/** The fields that the check of the answers can link to. */
export const CHANGEABLE = ['visaType', ...APPLICANT_FIELDS, ...DOCUMENT_KINDS] as const;
export type Changeable = (typeof CHANGEABLE)[number];

export function isDocument(field: Changeable | undefined): boolean {
  return DOCUMENT_KINDS.some((kind) => kind === field);
}

/**
 * Search params of the wizard: the step, whether its answers are checked, the field to change, the
 * number of the application that the next traveller shares, a preselected visa by its id or by that
 * of its card, a receipt, or the number of an application to correct.
 */
export const applySearchSchema = v.object({
  step: v.fallback(v.optional(v.picklist(STEP_NUMBERS)), undefined),
  check: v.fallback(v.optional(v.literal(true)), undefined),
  change: v.fallback(v.optional(v.picklist(CHANGEABLE)), undefined),
  visa: searchText,
  with: searchText,
  receipt: searchText,
  correct: searchText,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous view, so that a link to it can go back in history. */
    cameFromView?: WizardView;
  }
}
