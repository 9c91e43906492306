/** Key in sessionStorage of a tracking number that was typed and not sent. */
const TYPED = 'dubai-visa.number';
/** The longest text of its field. */
export const LONGEST_NUMBER = 500;

/** Keeps a typed number for the page in the other language. */
export function keepTypedNumber(number: string): void {
  try {
    sessionStorage.setItem(TYPED, number);
  } catch {
    // Storage is blocked: it has to be typed again.
  }
}

/** The number that was kept, once; empty if there is none. */
export function takeTypedNumber(): string {
  try {
    const typed = sessionStorage.getItem(TYPED) ?? '';
    sessionStorage.removeItem(TYPED);
    return typed.slice(0, LONGEST_NUMBER);
  } catch {
    return '';
  }
}
