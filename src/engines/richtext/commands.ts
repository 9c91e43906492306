import type { Editor } from '@tiptap/core';
import { liftListItem, sinkListItem } from '@tiptap/pm/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** 0 is normal text. */
export type HeadingLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Positions of the selected list items, without items nested in one of them. */
function selectedItems({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): number[] {
  const found: number[] = [];
  const { from, to } = selection;
  doc.nodesBetween(from, to, (node, at) => {
    if (node.type.name !== 'listItem') return true;
    // The item's own line is selected, not just items nested in it.
    const end = at + 1 + (node.firstChild?.nodeSize ?? 0);
    const isSelected = from <= end && to > at;
    if (isSelected) found.push(at);
    return !isSelected;
  });
  return found;
}

/** Runs a command with the caret at each position in turn, as one undo step. */
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

/** Lifts the selected items out of their lists. */
function leaveLists(editor: Editor): void {
  const { listItem } = editor.schema.nodes;
  if (listItem === undefined) return;
  // Each round lifts the items one level; they may be nested as deep as the selection.
  for (let depth = editor.state.selection.$from.depth; depth > 0; depth -= 1) {
    const items = selectedItems(editor.state);
    if (items.length === 0) return;
    // From the last item, because lifting an item takes those after it along.
    const change = inEach(editor.state, items.toReversed(), liftListItem(listItem));
    if (!change.docChanged) return;
    editor.view.dispatch(change);
  }
}

/** Makes the selected blocks headings of a level, or normal text. */
export function setLevel(editor: Editor, level: HeadingLevel): void {
  leaveLists(editor);
  const chain = editor.chain();
  if (level === 0) chain.setNode('paragraph').run();
  else chain.setHeading({ level }).run();
}

/** Removes all marks and formats of the selected text. */
export function clean(editor: Editor): void {
  leaveLists(editor);
  editor
    .chain()
    .unsetAllMarks()
    .setNode('paragraph')
    .clearNodes()
    .resetAttributes('paragraph', ['class', 'dir', 'lang'])
    .run();
}

const INDENT = /(?:ql-)?indent-(\d)/;
const MAX_INDENT = 9;

/** Indents the selected blocks and items by one step, or outdents them. */
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
    // A box without its own indent is invisible, so the blocks inside it move.
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
