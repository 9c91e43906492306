import * as v from 'valibot';
import { BLANK_FORM } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import type { Submission } from '@/features/apply/queries';
import { reachableStep, STEP_NUMBERS, type StepNumber } from '../model/steps';

const text = v.fallback(v.string(), '');
const file = v.fallback(v.nullable(v.instance(File)), null);

/** The wizard's values: answers, chosen files and step; invalid values become blank. */
const valuesSchema = v.object({
  step: v.fallback(v.picklist(STEP_NUMBERS), 1),
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
  ...BLANK_FORM,
  passportCopy: null,
  passportPhoto: null,
  flightBooking: null,
  hotelReservation: null,
};

/** An empty application, with the visa of the address. */
export function initialApplication(visaType: string, wanted: StepNumber): ApplicationValues {
  return { ...BLANK_APPLICATION, visaType, step: reachableStep(wanted, visaType) };
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
