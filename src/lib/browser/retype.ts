/** Replaces the text of a field, as a person would. */
export function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
