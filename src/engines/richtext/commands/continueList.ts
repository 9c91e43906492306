import type { TextEdit, TextSelection } from './edit';
import { indentCommand } from './indent';
import { quotesOf, readLines, selectedLines } from './lines';
import { listCommand } from './lists';

const ITEM = /^([-+*]|\d{1,9}[.)])( +)/;

/** Enter in a list item: adds the next item, or leaves the list when the item is empty. */
export function continueList(text: string, selection: TextSelection): TextEdit | undefined {
  const { start, end } = selection;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const quotes = quotesOf(line);
  const indent = quotes + (/^\s*/.exec(line.slice(quotes.length))?.[0] ?? '');
  const found = ITEM.exec(line.slice(indent.length));
  if (found === null) return undefined;
  const [head, mark = '', gap = ' '] = found;
  const lineEnd = text.indexOf('\n', end);
  const tail = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  if (line.slice(indent.length + head.length).trim() === '' && tail.trim() === '')
    return outdentItem(text, selection);
  const count = Number.parseInt(mark, 10);
  const next = Number.isNaN(count) ? mark : `${count + 1}${mark.slice(-1)}`;
  const insert = `\n${indent}${next}${gap}`;
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}

/** Backspace right after a list marker: outdents the item, keeping its text. */
export function outdentListItem(text: string, selection: TextSelection): TextEdit | undefined {
  const { start, end } = selection;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // Cheap check first: parsing a long text on every Backspace would be slow.
  if (start !== end || !/[-+*.)\]]$/.test(line.trimEnd())) return undefined;
  const lines = readLines(text);
  const item = lines.items.get(selectedLines(lines, selection).from);
  return item?.textColumn === line.length ? outdentItem(text, selection) : undefined;
}

/** Outdents a nested item; turns an item of the outermost list into a paragraph. */
function outdentItem(text: string, selection: TextSelection): TextEdit | undefined {
  const lines = readLines(text);
  const item = lines.items.get(selectedLines(lines, selection).from);
  if (item?.parent !== undefined) return indentCommand(-1)(text, selection);
  return listCommand(item?.list.ordered === true)(text, selection);
}
