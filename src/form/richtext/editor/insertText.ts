import type { Edit, Selection } from '../commands/edit';

/** `insertText` keeps the browser's undo, but its time grows with the square of the text. */
const MAX_TYPED = 20_000;

export const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  start: selectionStart,
  end: selectionEnd,
});

/** What an edit that the browser cannot undo took the place of. */
export interface Undoable {
  start: number;
  inserted: string;
  replaced: string;
}

/**
 * Makes one edit as if it had been typed, so that the browser's undo and redo know it.
 * @returns what can be put back by hand, where the edit is too long for that.
 */
export function insertText(area: HTMLTextAreaElement, edit: Edit): Undoable | undefined {
  area.focus({ preventScroll: true });
  area.setSelectionRange(edit.start, edit.end);
  const replaced = area.value.slice(edit.start, edit.end);
  const isTyped =
    edit.insert.length <= MAX_TYPED &&
    (edit.insert === '' && replaced === '' ? true : inserted(edit.insert));
  if (!isTyped) {
    area.setRangeText(edit.insert, edit.start, edit.end, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }
  area.setSelectionRange(edit.selection.start, edit.selection.end);
  return isTyped ? undefined : { start: edit.start, inserted: edit.insert, replaced };
}

/** Deprecated, and still the only way to change a text area that its undo knows. */
function inserted(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text);
}
