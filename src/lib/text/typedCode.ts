/** The relevant fields of a key event of a keyboard scanner. */
export interface TypedKey {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly altGraph: boolean;
}

const DIGIT_KEY = /^(?:Digit|Numpad)(\d)$/;
/** Shorter runs are tracking numbers or dates. */
const CODE = /\d{60}/;
const NO_DIGIT = ' ';

export const isCode = (text: string): boolean => CODE.test(text);

/**
 * Decodes a scanner's keystrokes. Its keyboard layout may differ from the computer's, so there are
 * four readings: the characters, the digit keys with and without Shift, and the field's text (Alt
 * codes). Returns all possible codes, one per line: their check digits decide.
 */
export function typedCode(keys: readonly TypedKey[], arrived: string): string {
  const characters = keys.map(({ key }) => (key.length === 1 ? key : '')).join('');
  const digits = (withShift: boolean) =>
    keys
      .map(({ code, shift, altGraph }) =>
        shift === withShift && !altGraph ? (DIGIT_KEY.exec(code)?.[1] ?? NO_DIGIT) : NO_DIGIT,
      )
      .join('');
  const readings = new Set([arrived, digits(true), digits(false), characters]);
  const codes = [...readings].filter(isCode);
  return codes.length > 0 ? codes.join('\n') : arrived || characters;
}
