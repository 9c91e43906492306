/**
 * Whether a pressed key belongs to an input method: Safari ends the composition before the Enter
 * that confirms it, and marks that key by its code only.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.which === 229;
}
