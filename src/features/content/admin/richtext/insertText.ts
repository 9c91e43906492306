import type { TextEdit, TextSelection } from '../../../../engines/richtext/commands/edit';

/** `insertText` keeps the undo history but takes quadratic time. */
const MAX_TYPED = 20_000;

export const selectionOf = ({
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): TextSelection => ({
  start: selectionStart,
  end: selectionEnd,
});

/** An edit that is not in the browser's undo history. */
export interface Undoable {
  start: number;
  inserted: string;
  replaced: string;
}

/**
 * Applies an edit through the browser's undo history.
 * @returns how to revert it if it was too long for that.
 */
export function insertText(area: HTMLTextAreaElement, edit: TextEdit): Undoable | undefined {
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

/** Deprecated, but the only way to change a text area with undo. */
function inserted(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text);
}
