type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Choice = HTMLInputElement & { type: 'radio' | 'checkbox' };

const isChoice = (field: Field): field is Choice =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** Whether a field differs from the HTML, because something was typed or chosen. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((each) => each.defaultSelected) ?? options[0])?.value;
}

/** The fields that are not hydrated yet: of the whole page, or of a part whose code is loading. */
const earlyFields = () => [
  ...document.querySelectorAll<Field>(
    'main :is(html:not([data-ready]) *, [data-waiting] *):is(input, textarea, select)',
  ),
];

type Range = readonly [from: number | null, to: number | null];

const rangeOf = (field: Field): Range =>
  field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];

/** Sets a value so that React handles it as typed, and keeps the caret in place. */
export function setValue(field: Field, value: string, [from, to] = rangeOf(field)): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  // React ignores an input event whose value equals the last one that it set or saw.
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const hasCaret = field === document.activeElement && !(field instanceof HTMLSelectElement);
  if (hasCaret && from !== null) field.setSelectionRange(from, to);
}

/** Finds the field that has replaced this one, after React has rendered the part anew. */
function fieldIn(part: ParentNode, field: Field): Field | undefined {
  const alike = [...part.querySelectorAll<Field>(field.localName)].filter(
    ({ name }) => name === field.name,
  );
  return isChoice(field) ? alike.find(({ value }) => value === field.value) : alike[0];
}

/**
 * Records what a visitor, or a program such as autofill, enters before a part is hydrated, which
 * resets its fields to the form's own values. Returns the function that restores the input.
 */
export function noteEarlyInput(): (part: ParentNode) => void {
  if (typeof document === 'undefined') return () => undefined;
  const noted = earlyFields()
    .filter((field) => isChanged(field) || field === document.activeElement)
    .map((field) => ({
      field,
      value: field.value,
      isChanged: isChanged(field),
      range: rangeOf(field),
      isFocused: field === document.activeElement,
    }));
  return (part) => {
    for (const { field, isFocused, ...before } of noted) {
      const now = field.isConnected ? field : fieldIn(part, field);
      if (now === undefined || !part.contains(now)) continue;
      // A replaced field may have received input until it was replaced.
      const isReplaced = now !== field;
      if (isFocused && document.activeElement === document.body) now.focus({ preventScroll: true });
      if (isReplaced ? !isChanged(field) : !before.isChanged) continue;
      if (isChoice(now)) {
        now.checked = now.defaultChecked;
        now.click();
      } else if (isReplaced) setValue(now, field.value, rangeOf(field));
      else setValue(now, before.value, before.range);
    }
  };
}
