import * as v from 'valibot';
import { APPLICANT_FIELDS, DOCUMENT_KINDS } from '@/domain/application';
import { searchText } from '@/lib/text/searchText';
import { STEP_NUMBERS } from './steps';

/** The fields that the check panel can link to. */
export const CHANGEABLE = ['visaType', ...APPLICANT_FIELDS, ...DOCUMENT_KINDS] as const;
export type Changeable = (typeof CHANGEABLE)[number];

export function isDocument(field: Changeable | undefined): boolean {
  return DOCUMENT_KINDS.some((kind) => kind === field);
}

/**
 * Search params of the wizard: the step, the field to change, a preselected visa by its id or by
 * that of its card, or a receipt.
 */
export const applySearchSchema = v.object({
  step: v.fallback(v.optional(v.picklist(STEP_NUMBERS)), undefined),
  change: v.fallback(v.optional(v.picklist(CHANGEABLE)), undefined),
  visa: searchText,
  receipt: searchText,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous step, so that a link to it can go back in history. */
    cameFromStep?: (typeof STEP_NUMBERS)[number];
  }
}
