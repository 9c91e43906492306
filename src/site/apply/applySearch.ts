import * as v from 'valibot';
import { APPLICANT_FIELDS, DOCUMENT_KINDS } from '@/content/applications/application';
import { searchText } from '@/lib/text/searchText';
import { STEP_NUMBERS } from './steps/steps';

/** What the check panel can send the applicant to. */
export const CHANGEABLE = ['visaType', ...APPLICANT_FIELDS, ...DOCUMENT_KINDS] as const;
export type Changeable = (typeof CHANGEABLE)[number];

export function isDocument(field: Changeable | undefined): boolean {
  return DOCUMENT_KINDS.some((kind) => kind === field);
}

/** The wizard's address: the step, the field being changed, a visa to preselect, a receipt to show. */
export const applySearchSchema = v.object({
  step: v.fallback(v.optional(v.picklist(STEP_NUMBERS)), undefined),
  change: v.fallback(v.optional(v.picklist(CHANGEABLE)), undefined),
  visa: searchText,
  receipt: searchText,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that led here, so that going back to it can be a step back in history. */
    cameFromStep?: (typeof STEP_NUMBERS)[number];
    /** The id of the visa card that led here, whose visa is preselected. */
    visaCard?: string;
  }
}
