/** A country's name as shown in this language; the stored one is always English. */
export const shownNationality = (stored: string): string => stored;

/** The English name to store for a typed country; any other text is returned unchanged. */
export const storedNationality = (typed: string): string => typed;
