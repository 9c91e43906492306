import type * as english from './language';

export const LANGUAGE: typeof english.LANGUAGE = 'ar';
/** As people in the Emirates write: Latin digits and the Gregorian calendar. */
export const LOCALE = 'ar-AE-u-ca-gregory-nu-latn';
/** Spells out the month: beside Latin text, a date of numbers alone would be reordered. */
export const SHORT_DATE: typeof english.SHORT_DATE = 'long';
export const COMMA = '، ';
export const DIRECTION: typeof english.DIRECTION = 'rtl';
export const OTHER: typeof english.OTHER = { language: 'en', name: 'English' };
export const BASE: typeof english.BASE = '/ar';
