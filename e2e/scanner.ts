import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from 'playwright/test';

/** Key codes by character. */
type Row = Readonly<Record<string, string>>;

const US: Row = Object.fromEntries([
  ...Array.from('0123456789', (digit) => [digit, `Digit${digit}`]),
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, `Key${letter.toUpperCase()}`]),
  ['.', 'Period'],
  ['/', 'Slash'],
  ['-', 'Minus'],
]);
const US_SHIFTED: Row = { '#': 'Digit3', ':': 'Semicolon', '<': 'Comma' };
const FRENCH_ROW = 'à&é"\'(-è_ç';
const ARABIC_ROW = '٠١٢٣٤٥٦٧٨٩';
/** On the keys from A to Z. */
const ARABIC_LETTERS = 'شلؤيثبلاهتنمةىخحضقسفعرصءغئ';

const digitOf = (code: string): number | undefined =>
  code.startsWith('Digit') ? Number(code.slice(-1)) : undefined;

/** Characters of keys in layouts other than the American one. */
const LAYOUTS = {
  American: () => undefined,
  German: (code, shift) =>
    ({ KeyY: 'z', KeyZ: 'y', Slash: '-' })[code] ?? (shift && code === 'Digit3' ? '§' : undefined),
  French: (code, shift) => {
    const digit = digitOf(code);
    if (digit === undefined) return { KeyA: 'q', KeyQ: 'a' }[code];
    return shift ? String(digit) : FRENCH_ROW[digit];
  },
  Arabic: (code, shift) => {
    const digit = digitOf(code);
    if (code.startsWith('Key')) return ARABIC_LETTERS[code.charCodeAt(3) - 65];
    if (code === 'Comma') return shift ? ',' : 'و';
    return digit === undefined || shift ? undefined : ARABIC_ROW[digit];
  },
  'American with Caps Lock': (code) => (code.startsWith('Key') ? code.slice(-1) : undefined),
} satisfies Record<string, (code: string, shift: boolean) => string | undefined>;

type Layout = keyof typeof LAYOUTS;

export const LAYOUT_NAMES: readonly Layout[] = [
  'American',
  'German',
  'French',
  'Arabic',
  'American with Caps Lock',
];

export interface Scanner {
  readonly layout: Layout;
  /** A scanner for French keyboards presses Shift for each digit. */
  readonly shiftsDigits?: boolean;
  readonly end?: 'Enter' | 'Tab';
}

/** Types like a scanner: the keys of an American keyboard, without pauses. */
export async function typeAsScanner(
  page: Page,
  text: string,
  { layout, shiftsDigits = false, end }: Scanner,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const press = async (key: string, code: string, shift: boolean, typed = key) => {
    const event = { key, code, modifiers: shift ? 8 : 0 };
    await Promise.all([
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: typed, ...event }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ]);
  };
  const presses: Promise<void>[] = [];
  for (const character of text) {
    // On a French keyboard # is not Shift and a digit.
    const code =
      US[character.toLowerCase()] ?? (shiftsDigits ? 'Backslash' : (US_SHIFTED[character] ?? ''));
    const shift = character in US_SHIFTED || (shiftsDigits && digitOf(code) !== undefined);
    const own: (code: string, shift: boolean) => string | undefined = LAYOUTS[layout];
    const key = own(code, shift) ?? (shiftsDigits ? ')!@#$%^&*('[digitOf(code) ?? 10] : undefined);
    // Sent without waiting for responses, like a scanner, but each before the next one is made.
    presses.push(press(key ?? character, code, shift));
    await nextTurn();
  }
  if (end) presses.push(press(end, end, false, end === 'Enter' ? '\r' : '\t'));
  await Promise.all(presses);
  await session.detach();
}
