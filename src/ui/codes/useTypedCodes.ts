import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCode, typedCode, type TypedKey } from '@/lib/text/typedCode';

/** A scanner that ends its codes with no key of its own has ended after this. */
const REST_MS = 300;
/** What goes on typing within this, on a busy computer, goes on with the same code. */
const CONTINUED_MS = 2000;
/** A scanner's own Enter, or keys that its code spells, press nothing before this. */
const QUIET_MS = 500;
/** As short as a tracking number can be that a scanner types without the focus on the field. */
const MIN_TYPED = 6;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Hears a scanner that types like a keyboard, wherever the focus is, other fields apart. What a
 * code types presses no button and no shortcut.
 * @param onTyped a whole code; or, after Enter in the field, what a person typed there
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
    /** How many of the keys were handed on already, as a code that no key of its own has ended. */
    let reported = 0;
    const arrived = () => field.current?.value.trim() ?? '';
    const text = () => typedCode(keys, arrived());
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
      const typed = text();
      if (!isCode(typed)) return forget();
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
      const swallow = () => {
        event.preventDefault();
        event.stopPropagation();
        lastAt = timeStamp;
      };
      if (key === 'Enter' || key === 'Tab') {
        const typed = text();
        const count = keys.length - reported;
        forget();
        if (count > 0 && isCode(typed)) done(typed, 'scanner');
        else if (isInField && key === 'Enter') {
          if (arrived() !== '') done(arrived(), 'paste');
        } else if (!isInField && count >= MIN_TYPED && key === 'Enter') done(typed, 'scanner');
        else if (isQuiet || isInField) return;
        swallow();
        return;
      }
      if (key.length > 1 && key !== 'Dead' && !code.startsWith('Numpad')) return;
      // A space alone presses a button.
      if (key === ' ' && keys.length === 0 && isQuiet) return;
      if (timeStamp - lastAt > CONTINUED_MS) forget();
      keys.push({ key, code, shift: event.shiftKey, altGraph });
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
      if (isInField || isQuiet) lastAt = timeStamp;
      else swallow();
    };
    // Before anything else hears it.
    window.addEventListener('keydown', hear, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hear, true);
    };
  }, [field]);
}
