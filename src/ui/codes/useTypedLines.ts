import { useEffect, useEffectEvent } from 'react';
import { retype } from './useTypedCodes';
import { typedLines, type TypedKey } from '@/lib/text/typedCode';

/**
 * Lets a reader type a passport's two lines into a field: where the computer takes its keys for those
 * of another layout, the lines are read at the keys' places. Enter ends a line, not the field.
 * @param name of the field
 * @param readingOf reads complete lines; always the same function
 * @param onLines is told what complete lines say, also pasted ones
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
    // Before any other listener.
    addEventListener('keydown', hear, { capture: true, signal: end.signal });
    // After the form has the text.
    const read = ({ target }: Event) => {
      const reading = readingOf(fieldOf(target)?.value ?? '');
      areComplete = reading !== undefined;
      if (reading) tell(reading);
    };
    addEventListener('input', read, end);
    return () => end.abort();
  }, [name, readingOf]);
}
