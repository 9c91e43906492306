import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import type { ApplicantField } from '@/content/application';

export const FIELD_LABELS: Readonly<Record<ApplicantField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  nationality: 'Nationality',
  passportNumber: 'Passport Number',
  dateOfBirth: 'Date of Birth',
  travelDate: 'Travel Date',
  purpose: 'Purpose of Visit',
};

export interface TypedField {
  name: ApplicantField;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'words' | 'none' | 'characters';
  /** Whether the browser may correct the spelling. */
  spellCheck?: false;
}

/** The text fields of step 2; nationality and the dates have controls of their own. */
export const TYPED_FIELDS = {
  firstName: {
    name: 'firstName',
    hint: 'As in the passport',
    autoComplete: 'given-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  lastName: {
    name: 'lastName',
    hint: 'As in the passport',
    autoComplete: 'family-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  email: {
    name: 'email',
    hint: 'For the payment link',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: {
    name: 'phone',
    hint: 'With the country code, as +971 50 000 0000',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  passportNumber: {
    name: 'passportNumber',
    hint: 'The letters and digits at the top of the photo page',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} as const satisfies Partial<Record<ApplicantField, TypedField>>;
