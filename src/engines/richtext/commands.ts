import type { Editor } from '@tiptap/core';
import { liftListItem, sinkListItem } from '@tiptap/pm/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** 0 is normal text. */
export type HeadingLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The positions of the selected list items, without those inside of one of them. */
function selectedItems({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): number[] {
  const found: number[] = [];
  const { from, to } = selection;
  doc.nodesBetween(from, to, (node, at) => {
    if (node.type.name !== 'listItem') return true;
    // Its own line is selected, and not only items in it.
    const end = at + 1 + (node.firstChild?.nodeSize ?? 0);
    const isSelected = from <= end && to > at;
    if (isSelected) found.push(at);
    return !isSelected;
  });
  return found;
}

/** Runs a command with the caret in each place in turn; one step for undo. */
function inEach(state: EditorState, places: readonly number[], command: Command): Transaction {
  const all = state.tr;
  let now = state;
  for (const place of places) {
    const at = now.doc.resolve(all.mapping.map(place) + 1);
    now = now.apply(now.tr.setSelection(TextSelection.near(at)));
    command(now, (change) => {
      for (const step of change.steps) all.step(step);
      now = now.apply(change);
    });
  }
  return all;
}

/** Takes the selected items out of their lists. */
function leaveLists(editor: Editor): void {
  const { listItem } = editor.schema.nodes;
  if (listItem === undefined) return;
  // An item may be as deep as the text.
  for (let depth = editor.state.selection.$from.depth; depth > 0; depth -= 1) {
    const items = selectedItems(editor.state);
    if (items.length === 0) return;
    // The last first, so that an item does not take those after it along.
    const change = inEach(editor.state, items.toReversed(), liftListItem(listItem));
    if (!change.docChanged) return;
    editor.view.dispatch(change);
  }
}

/** Makes the selected blocks headings of a level, or normal text. */
export function setLevel(editor: Editor, level: HeadingLevel): void {
  leaveLists(editor);
  const chain = editor.chain();
  if (level === 0) chain.setParagraph().run();
  else chain.setHeading({ level }).run();
}

/** Removes all marks and formats of the selected text. */
export function clean(editor: Editor): void {
  leaveLists(editor);
  editor
    .chain()
    .unsetAllMarks()
    .setParagraph()
    .clearNodes()
    .resetAttributes('paragraph', ['class', 'dir', 'lang'])
    .run();
}

const INDENT = /(?:ql-)?indent-(\d)/;
const MAX_INDENT = 9;

/** Moves the selected blocks and items a step in or out. */
export function indent(editor: Editor, step: 1 | -1): void {
  const { listItem } = editor.schema.nodes;
  if (listItem === undefined) return;
  const { state } = editor;
  const items = selectedItems(state);
  const move = step === 1 ? sinkListItem(listItem) : liftListItem(listItem);
  const change = inEach(state, step === 1 ? items : items.toReversed(), move);
  state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
    const { name } = node.type;
    if (name.endsWith('List')) return false;
    const now = typeof node.attrs['class'] === 'string' ? node.attrs['class'] : '';
    const level = Number(INDENT.exec(now)?.[1] ?? 0);
    // A box without an indent of its own is not seen.
    if (name === 'box' && level === 0) return true;
    const next = Math.min(Math.max(level + step, 0), MAX_INDENT);
    const others = now.replace(INDENT, '').trim();
    const names = [others, next === 0 ? '' : `indent-${next}`].filter(Boolean).join(' ');
    if (next !== level && 'class' in node.attrs)
      change.setNodeAttribute(change.mapping.map(at), 'class', names === '' ? null : names);
    return false;
  });
  if (change.docChanged) editor.view.dispatch(change.scrollIntoView());
}
