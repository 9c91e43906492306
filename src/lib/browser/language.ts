/** The language of the interface. */
export const LANGUAGE = 'en';
