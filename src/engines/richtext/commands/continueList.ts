import type { TextEdit, TextSelection } from './edit';
import { indentCommand } from './indent';
import { isOrdered, readLines, selectedEntries } from './lines';
import { listCommand } from './lists';

const ENTRY = /^([ \t>]*)([-+*]|\d{1,9}[.)])([ \t]+|$)/;

/** Enter in a list entry: adds the next one, or leaves the list when the entry is empty. */
export function continueList(text: string, selection: TextSelection): TextEdit | undefined {
  const { start, end } = selection;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [head, before = '', mark = '', gap = ''] = ENTRY.exec(line) ?? [];
  if (head === undefined || gap === '') return undefined;
  const lineEnd = text.indexOf('\n', end);
  const words = line.slice(head.length) + text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  if (start === end && words.trim() === '') return leaveList(text, selection);
  const count = Number.parseInt(mark, 10);
  const next = Number.isNaN(count) ? mark : `${count + 1}${mark.slice(-1)}`;
  const insert = `\n${before}${next}${gap}`;
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}

/** Backspace right after the mark of an entry: outdents it, keeping its text. */
export function outdentListItem(text: string, selection: TextSelection): TextEdit | undefined {
  const { start, end } = selection;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // Cheap check first: parsing a long text on every Backspace would be slow.
  const isMark = ENTRY.exec(line)?.[0] === line;
  return start === end && isMark ? leaveList(text, selection) : undefined;
}

/** Outdents a nested entry; makes one of the outermost list a paragraph. */
function leaveList(text: string, selection: TextSelection): TextEdit | undefined {
  const [line] = selectedEntries(readLines(text), selection);
  if (line === undefined) return undefined;
  const { start, quotes, indent, mark, holder } = line;
  const column = selection.start - start;
  const { length } = quotes + indent + mark;
  if (mark === '' || column < length || column > line.text.length) return undefined;
  return (holder === undefined ? listCommand(isOrdered(line)) : indentCommand(-1))(text, selection);
}
