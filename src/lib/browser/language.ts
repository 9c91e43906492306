/** The language that the site's words are in. */
export const LANGUAGE = 'en';
