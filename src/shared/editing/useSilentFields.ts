import { useEffect, useEffectEvent } from 'react';
import { setValue } from '@/lib/browser/earlyInput';

/** Events before which a form may be left; a disabled button only receives pointer events. */
const LEAVING = ['pointerdown', 'keydown', 'click', 'submit'];

/**
 * Before a form is left, reports fields that were filled without an `input` event, as some password
 * managers and scripts do.
 * @param known the form's values, by the names of its fields
 * @param read converts the text of a field to its value
 */
export function useSilentFields(
  known: () => Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, (text: string) => string>> = {},
): void {
  const report = useEffectEvent(() => {
    const values = known();
    for (const field of document.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])')) {
      const before = values[field.name];
      // Skips an empty field, which may be unable to display the form's value.
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
