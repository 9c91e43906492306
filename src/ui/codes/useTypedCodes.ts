import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The relevant fields of a key event of a keyboard scanner. */
export interface TypedKey {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly altGraph: boolean;
}

/** Captures the letter or digit that a physical key has in the US layout. */
const PLACE = /^(?:Key|Digit|Numpad)(.)$/;
/** Shorter runs are tracking numbers or dates; no other URL fragment has this many digits. */
const CODE = /\d{60}/;
const NUMBER = /DV\d{6}$/i;

/** A code as typed in the US layout, from the start of the link that holds it. */
const CODE_IN_LINK = /HTTP(?:(?!HTTP).)*?\d{60}|\d{60}/;

const isCode = (text: string): boolean => CODE.test(text);

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

/**
 * Lets a document scanner type the two lines of a passport into a field. If the computer uses
 * another keyboard layout, the physical keys are read. Enter ends a line and does not submit.
 * @param name of the field
 * @param readingOf reads complete lines; always the same function
 * @param onLines receives what complete lines say, also when they are pasted
 */
export function useTypedLines<Reading extends object>(
  name: string,
  readingOf: (text: string) => Reading | undefined,
  onLines?: (reading: Reading) => void,
): void {
  const tell = useEffectEvent((reading: Reading) => onLines?.(reading));
  useEffect(() => {
    const fieldOf = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && target.name === name ? target : undefined;
    let keys: TypedKey[] = [];
    let areComplete = false;
    const hear = (event: KeyboardEvent) => {
      const { key, code, shiftKey, ctrlKey, metaKey } = event;
      const field = fieldOf(event.target);
      if (!field || ctrlKey || metaKey) return;
      if (field.value === '') keys = [];
      const isLine = [field.value, typedLines(keys)].some((text) => text.includes('<<'));
      if (key === 'Enter' && (areComplete || isLine)) event.preventDefault();
      if (key.length > 1) return;
      areComplete = false;
      keys.push({ key, code, shift: shiftKey, altGraph: event.getModifierState('AltGraph') });
      const lines = typedLines(keys);
      if (readingOf(field.value + key) || !readingOf(lines)) return;
      event.preventDefault();
      retype(field, lines);
    };
    const end = new AbortController();
    // In the capture phase, before any other listener.
    addEventListener('keydown', hear, { capture: true, signal: end.signal });
    // At the window, so that the form has received the text first.
    const read = ({ target }: Event) => {
      const reading = readingOf(fieldOf(target)?.value ?? '');
      areComplete = reading !== undefined;
      if (reading) tell(reading);
    };
    addEventListener('input', read, end);
    return () => end.abort();
  }, [name, readingOf]);
}

/**
 * Reports the code in the URL fragment and removes it from the URL at once, so that it is neither
 * visible nor read twice.
 */
export function useHandedCode(onCode: (code: string) => void): void {
  const { history } = useRouter();
  const take = useEffectEvent(() => {
    const { pathname, search, hash } = history.location;
    if (!CODE.test(hash)) return;
    history.replace(pathname + search);
    onCode(hash);
  });
  useEffect(() => {
    take();
    return history.subscribe(() => take());
  }, [history]);
}

/** Replaces the text of a field and fires `input`, as typing does. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A scanner without an end key has finished its code after this pause. */
const REST_MS = 300;
/** Longest pause between two keys of a code on a busy computer. */
const CONTINUED_MS = 2000;
/** Keys that arrive within this time after a code trigger nothing. */
const QUIET_MS = 500;
/** Minimum length of a tracking number scanned without focus on the field. */
const MIN_TYPED = 6;

/** `option` is the target of keys in an open select. */
const FIELDS = 'input:not([type=radio]), textarea, select, option';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

/** The field at the target, if its text can be restored. */
const textFieldOf = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.selectionStart !== null)
    ? target
    : undefined;

/**
 * Reads a scanner that types like a keyboard, wherever the focus is. A code typed into another
 * field is removed from it. On a screen with a code field, its keys trigger no button or shortcut.
 * @param onTyped a complete code, or a text typed in the field and ended by Enter
 * @param isOn whether it reads at all
 */
export function useTypedCodes(
  field: RefObject<HTMLInputElement | null> | undefined,
  onTyped: (text: string, source: 'scanner' | 'paste') => void,
  isOn = true,
): void {
  const handOn = useEffectEvent(onTyped);
  useEffect(() => {
    if (!isOn) return undefined;
    let keys: TypedKey[] = [];
    let lastAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Number of keys that were already reported as a code without an end key. */
    let reported = 0;
    /** Other fields that received keys, each with its text before the key at `index`. */
    let others: { index: number; field: ReturnType<typeof textFieldOf>; before: string }[] = [];
    const arrived = () => field?.current?.value.trim() ?? '';
    const forget = () => {
      keys = [];
      others = [];
      reported = 0;
      clearTimeout(timer);
    };
    const clearCode = () => {
      const start = codeStart(keys);
      const other = others.findLast(({ index }) => index <= start);
      if (other?.field) retype(other.field, other.before);
    };
    const done = (typed: string, source: 'scanner' | 'paste') => {
      if (field?.current) field.current.value = '';
      handOn(typed, source);
    };
    const rest = () => {
      const typed = typedCode(keys, arrived());
      // Not complete yet: a busy computer may pause in the middle of a code.
      if (!isCode(typed)) return;
      reported = keys.length;
      clearCode();
      done(typed, 'scanner');
    };
    const hear = (event: KeyboardEvent) => {
      const { key, code, target, timeStamp } = event;
      const isInField = field !== undefined && target === field.current;
      const otherField = isInField ? undefined : textFieldOf(target);
      const altGraph = event.getModifierState('AltGraph');
      if ((isEditable(target) && !isInField && !otherField) || event.metaKey) return;
      // This field accepts codes itself.
      if (otherField?.hasAttribute('data-takes-codes')) return;
      // The dialog covers the code reader, so its fields keep their keys.
      if (field && otherField?.closest('[role=dialog]')) return;
      if ((event.ctrlKey || event.altKey) && !altGraph && !code.startsWith('Numpad')) return;
      const isQuiet = timeStamp - lastAt > QUIET_MS;
      if (timeStamp - lastAt > CONTINUED_MS) forget();
      /** Whether a person may be typing, in another field or on a screen without a reader. */
      const isFree = otherField !== undefined || field === undefined;
      const swallow = () => {
        event.preventDefault();
        event.stopPropagation();
        lastAt = timeStamp;
      };
      if (key === 'Enter' || key === 'Tab') {
        const typed = typedCode(keys, arrived());
        const count = keys.length - reported;
        const wasRead = reported > 0;
        const isRead = count > 0 && isCode(typed);
        if (isRead) clearCode();
        forget();
        if (isRead) done(typed, 'scanner');
        else if (isInField && key === 'Enter') {
          if (arrived() !== '') done(typed, 'paste');
        } else if (!isInField && !isFree && count >= MIN_TYPED && key === 'Enter')
          done(typed, 'scanner');
        else if (isQuiet || isInField || (isFree && !wasRead)) return;
        swallow();
        return;
      }
      if (key.length > 1 && key !== 'Dead' && !code.startsWith('Numpad')) return;
      // A single space may be meant to press a button.
      if (key === ' ' && keys.length === 0 && isQuiet) return;
      if (isQuiet || otherField !== others.at(-1)?.field)
        others.push({ index: keys.length, field: otherField, before: otherField?.value ?? '' });
      keys.push({ key, code, shift: event.shiftKey, altGraph });
      clearTimeout(timer);
      // Navigating to the counter in a short pause would lose the keys that follow it.
      timer = setTimeout(rest, field ? REST_MS : CONTINUED_MS);
      if (isInField || isQuiet || isFree) lastAt = timeStamp;
      else swallow();
    };
    // In the capture phase, before any other listener.
    window.addEventListener('keydown', hear, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
    };
  }, [field, isOn]);
}

/** Whether this is the counter screen, which has its own reader. */
export const isCounter = ({ pathname }: { readonly pathname: string }): boolean =>
  pathname.endsWith('/counter');

/** Opens at the counter what is scanned on a screen without a reader, or in a dialog. */
export function useCodesForCounter(isOn: boolean): void {
  const { navigate } = useRouter();
  const open = (typed: string) => {
    const hash = typed.match(/\d{60,}/g)?.join('.') ?? '';
    void navigate({ to: '/admin/counter', hash });
  };
  useTypedCodes(undefined, open, isOn);
}
