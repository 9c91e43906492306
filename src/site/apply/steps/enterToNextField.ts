import type { KeyboardEvent } from 'react';

const ONE_LINE = new Set(['text', 'email', 'tel', 'date']);

/** Enter in a field of one line goes to the next field, as a phone's own key says it does. */
export function enterToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !ONE_LINE.has(target.type)) return;
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
