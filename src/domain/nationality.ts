/** A country's name as it is shown. Stored is the English one, whatever the language. */
export const shownNationality = (stored: string): string => stored;

/** A country's name as it is stored; another text as it is. */
export const storedNationality = (typed: string): string => typed;
