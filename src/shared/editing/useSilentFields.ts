import { useEffect, useEffectEvent } from 'react';
import { setValue } from '@/lib/browser/earlyInput';

/** Events before which a form may be left; a disabled button only receives pointer events. */
const LEAVING = ['pointerdown', 'keydown', 'click', 'submit'];

/**
 * Before a form is left, reports the fields that were filled without an event, as some password
 * managers and scripts do.
 * @param known what the form knows, by the names of its fields @param read turns the text of a field
 * into its value
 */
export function useSilentFields(
  known: () => Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, (text: string) => string>> = {},
): void {
  const report = useEffectEvent(() => {
    const values = known();
    for (const field of document.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])')) {
      const before = values[field.name];
      // An empty field may be one that cannot show what the form knows.
      const value = read[field.name]?.(field.value) ?? field.value;
      if (typeof before === 'string' && value && value !== before) setValue(field, field.value);
    }
  });
  useEffect(() => {
    for (const type of LEAVING) addEventListener(type, report, true);
    return () => {
      for (const type of LEAVING) removeEventListener(type, report, true);
    };
  }, []);
}
