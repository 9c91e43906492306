import * as v from 'valibot';
import { APPLICANT_FIELDS } from '@/domain/application';
import { searchText } from '@/lib/text/searchText';
import { STEP_NUMBERS, type StepNumber } from './steps';

/** The fields of earlier steps that the check of the answers links to. */
const CHANGEABLE = ['visaType', ...APPLICANT_FIELDS] as const;
export type Changeable = (typeof CHANGEABLE)[number];

/**
 * Search params of the wizard: the step, the field to change, the number of the application that
 * the next traveller shares, a preselected visa by its id or by that of its card, a receipt, or the
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
