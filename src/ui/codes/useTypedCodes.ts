import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCode, typedCode, type TypedKey } from '@/lib/text/typedCode';

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

/**
 * Reads a scanner that types like a keyboard, wherever the focus is except in other fields. Its keys
 * trigger no button or shortcut.
 * @param onTyped a complete code, or a text typed in the field and ended by Enter
 */
export function useTypedCodes(
  field: RefObject<HTMLInputElement | null>,
  onTyped: (text: string, source: 'scanner' | 'paste') => void,
): void {
  const handOn = useEffectEvent(onTyped);
  useEffect(() => {
    let keys: TypedKey[] = [];
    let lastAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** How many of the keys were reported already, as a code without an end key. */
    let reported = 0;
    const arrived = () => field.current?.value.trim() ?? '';
    const forget = () => {
      keys = [];
      reported = 0;
      clearTimeout(timer);
    };
    const done = (typed: string, source: 'scanner' | 'paste') => {
      if (field.current) field.current.value = '';
      handOn(typed, source);
    };
    const rest = () => {
      const typed = typedCode(keys, arrived());
      // A busy computer may pause in the middle of a code.
      if (!isCode(typed)) return;
      reported = keys.length;
      done(typed, 'scanner');
    };
    const hear = (event: KeyboardEvent) => {
      const { key, code, target, timeStamp } = event;
      const isInField = target === field.current;
      const altGraph = event.getModifierState('AltGraph');
      if ((isEditable(target) && !isInField) || event.metaKey) return;
      if ((event.ctrlKey || event.altKey) && !altGraph && !code.startsWith('Numpad')) return;
      const isQuiet = timeStamp - lastAt > QUIET_MS;
      if (timeStamp - lastAt > CONTINUED_MS) forget();
      const swallow = () => {
        event.preventDefault();
        event.stopPropagation();
        lastAt = timeStamp;
      };
      if (key === 'Enter' || key === 'Tab') {
        const typed = typedCode(keys, arrived());
        const count = keys.length - reported;
        forget();
        if (count > 0 && isCode(typed)) done(typed, 'scanner');
        else if (isInField && key === 'Enter') {
          if (arrived() !== '') done(typed, 'paste');
        } else if (!isInField && count >= MIN_TYPED && key === 'Enter') done(typed, 'scanner');
        else if (isQuiet || isInField) return;
        swallow();
        return;
      }
      if (key.length > 1 && key !== 'Dead' && !code.startsWith('Numpad')) return;
      // A single space presses a button.
      if (key === ' ' && keys.length === 0 && isQuiet) return;
      keys.push({ key, code, shift: event.shiftKey, altGraph });
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
      if (isInField || isQuiet) lastAt = timeStamp;
      else swallow();
    };
    // Before any other listener.
    window.addEventListener('keydown', hear, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
    };
  }, [field]);
}
