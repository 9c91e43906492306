import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { codeStart, isCode, typedCode, type TypedKey } from '@/lib/text/typedCode';

/** Replaces the text of a field, as a person would. */
export function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Pause after which the code of a scanner without an end key is read. */
const REST_MS = 300;
/** Longest pause inside a code on a busy computer. */
const CONTINUED_MS = 2000;
/** Keys that arrive within this time after a code trigger nothing. */
const QUIET_MS = 500;
/** Minimum length of a tracking number scanned without focus on the field. */
const MIN_TYPED = 6;

/** Keys in an open list have an option as their target. */
const FIELDS = 'input:not([type=radio]), textarea, select, option';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

/** A field whose text can be put back. */
const textFieldOf = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.selectionStart !== null)
    ? target
    : undefined;

/**
 * Reads a scanner that types like a keyboard, wherever the focus is. A code does not stay in another
 * field. On a screen with a field for codes its keys trigger no button or shortcut.
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
    /** How many of the keys were reported already, as a code without an end key. */
    let reported = 0;
    /** Another field that is typed into, with its text before the key at an index. */
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
      // A busy computer may pause in the middle of a code.
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
      // It is for a code itself.
      if (otherField?.hasAttribute('data-takes-codes')) return;
      // The reader is behind it.
      if (field && otherField?.closest('[role=dialog]')) return;
      if ((event.ctrlKey || event.altKey) && !altGraph && !code.startsWith('Numpad')) return;
      const isQuiet = timeStamp - lastAt > QUIET_MS;
      if (timeStamp - lastAt > CONTINUED_MS) forget();
      /** Whether the keys may be a person's, who uses another field or screen. */
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
      // A single space presses a button.
      if (key === ' ' && keys.length === 0 && isQuiet) return;
      if (isQuiet || otherField !== others.at(-1)?.field)
        others.push({ index: keys.length, field: otherField, before: otherField?.value ?? '' });
      keys.push({ key, code, shift: event.shiftKey, altGraph });
      clearTimeout(timer);
      // Opening the counter from another screen would lose the keys that follow a pause.
      timer = setTimeout(rest, field ? REST_MS : CONTINUED_MS);
      if (isInField || isQuiet || isFree) lastAt = timeStamp;
      else swallow();
    };
    // Before any other listener.
    window.addEventListener('keydown', hear, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
    };
  }, [field, isOn]);
}

/** Whether this is the counter, which has a reader of its own. */
export const isCounter = ({ pathname }: { readonly pathname: string }): boolean =>
  pathname.endsWith('/counter');

/** Opens a code that is scanned on a screen without a reader, or in a dialog, at the counter. */
export function useCodesForCounter(isOn: boolean): void {
  const { navigate } = useRouter();
  const open = (typed: string) => {
    const hash = typed.match(/\d{60,}/g)?.join('.') ?? '';
    void navigate({ to: '/admin/counter', hash });
  };
  useTypedCodes(undefined, open, isOn);
}
