/** The languages of the site, each a build of its own. */
export type Language = 'en' | 'ar';

/** The language of the interface in this build. */
export const LANGUAGE: Language = 'en';
/** For `Intl`. It has no region, because readers live in many. */
export const LOCALE = 'en';
export const SHORT_DATE: 'medium' | 'long' = 'medium';
/** Between the parts of a list. */
export const COMMA = ', ';
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';
/** The language that the switch offers. */
export const OTHER: { readonly language: Language; readonly name: string } = {
  language: 'ar',
  name: 'العربية',
};
/** The prefix of every address of this build. */
export const BASE: '' | '/ar' = '';

/** The type of a translation of these words: the same members, function arguments and elements. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : // A React element.
      Words extends { readonly type: unknown; readonly props: unknown }
      ? Words
      : Words extends object
        ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
        : Words;
