/** The relevant fields of a key event of a keyboard scanner. */
export interface TypedKey {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly altGraph: boolean;
}

/** Captures the letter or digit that a physical key has in the US layout. */
const PLACE = /^(?:Key|Digit|Numpad)(.)$/;
/** Shorter runs are tracking numbers or dates. */
const CODE = /\d{60}/;
const NUMBER = /DV\d{6}$/i;

/** A code as typed in the US layout, from the start of the link that holds it. */
const CODE_IN_LINK = /HTTP(?:(?!HTTP).)*?\d{60}|\d{60}/;

export const isCode = (text: string): boolean => CODE.test(text);

/** What these keys type in the US layout: those with Shift, those without, or all. */
const atPlaces = (keys: readonly TypedKey[], shift?: boolean): string =>
  keys
    .map((key) => (shift !== !key.shift && !key.altGraph && PLACE.exec(key.code)?.[1]) || ' ')
    .join('');

/** The index of the key at which a code starts; a person may have typed something before it. */
export const codeStart = (keys: readonly TypedKey[]): number =>
  CODE_IN_LINK.exec(atPlaces(keys))?.index ?? 0;

/**
 * Decodes a scanner's keystrokes. Its keyboard layout may differ from the computer's, so there are
 * four readings: the characters, the digit keys with and without Shift, and the field's text (Alt
 * codes). Returns all possible codes, one per line: their check digits decide. A tracking number
 * that is not in the characters is read from the physical keys.
 */
export function typedCode(keys: readonly TypedKey[], arrived: string): string {
  const characters = keys.map(({ key }) => (key.length === 1 ? key : '')).join('');
  const readings = new Set([arrived, atPlaces(keys, true), atPlaces(keys, false), characters]);
  const text = [...readings].filter(isCode).join('\n') || arrived || characters;
  return (NUMBER.exec(text) ?? NUMBER.exec(atPlaces(keys)))?.[0] ?? text;
}

/** What these keys type in the US layout, limited to characters of machine-readable lines. */
export const typedLines = (keys: readonly TypedKey[]): string =>
  keys
    .map(({ code, shift }) => PLACE.exec(code)?.[1] ?? (shift && code === 'Comma' ? '<' : ''))
    .join('');
