/** Key in sessionStorage of a tracking number that was typed but not submitted. */
const TYPED = 'dubai-visa.number';
/** Maximum length of its field. */
export const LONGEST_NUMBER = 500;

/** Keeps a typed number while the user switches to the page in the other language. */
export function keepTypedNumber(number: string): void {
  try {
    sessionStorage.setItem(TYPED, number);
  } catch {
    // Storage is blocked: the user has to type it again.
  }
}

/** Returns the kept number and removes it; empty if there is none. */
export function takeTypedNumber(): string {
  try {
    const typed = sessionStorage.getItem(TYPED) ?? '';
    sessionStorage.removeItem(TYPED);
    return typed.slice(0, LONGEST_NUMBER);
  } catch {
    return '';
  }
}
