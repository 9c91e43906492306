import * as v from 'valibot';
import { APPLICANT_FIELDS, DOCUMENT_KINDS } from '@/content/applications/application';
import { VISA_OPTIONS } from '@/content/applications/visaOptions';
import type { ChosenFiles } from '@/queries/content/applications';
import { STEP_NUMBERS } from './steps/steps';

const text = v.fallback(v.string(), '');
const file = v.fallback(v.nullable(v.instance(File)), null);

/** The wizard as it is kept between visits; what cannot be read is blank. */
export const applicationDraftSchema = v.object({
  step: v.fallback(v.picklist(STEP_NUMBERS), 1),
  form: v.object({
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
  }),
  files: v.object({
    passportCopy: file,
    passportPhoto: file,
    flightBooking: file,
    hotelReservation: file,
  }),
});
export type ApplicationDraft = v.InferOutput<typeof applicationDraftSchema>;

export const NO_FILES: ChosenFiles = {
  passportCopy: null,
  passportPhoto: null,
  flightBooking: null,
  hotelReservation: null,
};

/** Whether there is nothing in it worth keeping. */
export function isBlank({ form, files }: Pick<ApplicationDraft, 'form' | 'files'>): boolean {
  return (
    form.visaType === '' &&
    APPLICANT_FIELDS.every((name) => form[name] === '') &&
    DOCUMENT_KINDS.every((kind) => files[kind] === null)
  );
}
