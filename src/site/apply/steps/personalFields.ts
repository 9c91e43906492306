import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import type { ApplicantField } from '@/content/applications/application';
import { countryNames } from '@/content/applications/countries';
import { LANGUAGE } from '@/lib/browser/language';
import { strings } from '../strings';

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

/** What is offered for the nationality. */
export const nationalities = (): readonly string[] => countryNames(LANGUAGE);

/** The text fields of step 2; nationality and the dates have controls of their own. */
export const TYPED_FIELDS = {
  firstName: {
    name: 'firstName',
    hint: strings.personal.hints.firstName,
    autoComplete: 'given-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  lastName: {
    name: 'lastName',
    hint: strings.personal.hints.lastName,
    autoComplete: 'family-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  email: {
    name: 'email',
    hint: strings.personal.hints.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: {
    name: 'phone',
    hint: strings.personal.hints.phone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  passportNumber: {
    name: 'passportNumber',
    hint: strings.personal.hints.passportNumber,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} as const satisfies Partial<Record<ApplicantField, TypedField>>;
