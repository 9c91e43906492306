import { useEffect, useEffectEvent } from 'react';
import { retype } from './useTypedCodes';
import { typedLines, type TypedKey } from '@/lib/text/typedCode';

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
