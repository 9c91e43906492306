/** A key that was pressed, as far as it says what a keyboard scanner meant. */
export interface TypedKey {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly altGraph: boolean;
}

const DIGIT_KEY = /^(?:Digit|Numpad)(\d)$/;
/** Shorter runs of digits are a tracking number or a date, not a code. */
const CODE = /\d{60}/;
const NO_DIGIT = ' ';

export const isCode = (text: string): boolean => CODE.test(text);

/**
 * What a scanner typed. It presses keys for a keyboard layout of its own, which need not be this
 * computer's, so that a code is read four ways: as the characters that came, as the digits whose
 * keys were pressed without Shift or with it, and as what arrived in the field (Alt codes). All
 * that may be a code are returned, in lines: their check tells which is right.
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
