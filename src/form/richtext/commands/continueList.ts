import type { Edit, Selection } from './edit';
import { indentCommand } from './indent';
import { quotesOf, readLines, selectedLines } from './lines';
import { listCommand } from './lists';

const ITEM = /^([-+*]|\d{1,9}[.)])( +)/;

/** Enter inside an item: the next item; on an empty one, a step out of the list. */
export function continueList(text: string, selection: Selection): Edit | undefined {
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
    return stepOut(text, selection);
  const count = Number.parseInt(mark, 10);
  const next = Number.isNaN(count) ? mark : `${count + 1}${mark.slice(-1)}`;
  const insert = `\n${indent}${next}${gap}`;
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}

/** Backspace right behind the mark of an item: a step out of the list, with its text. */
export function outdentListItem(text: string, selection: Selection): Edit | undefined {
  const { start, end } = selection;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // A long text is read only where a mark may be.
  if (start !== end || !/[-+*.)\]]$/.test(line.trimEnd())) return undefined;
  const lines = readLines(text);
  const item = lines.items.get(selectedLines(lines, selection).from);
  return item?.textColumn === line.length ? stepOut(text, selection) : undefined;
}

/** An item becomes one of the list around its own; in the outermost list, a paragraph. */
function stepOut(text: string, selection: Selection): Edit | undefined {
  const lines = readLines(text);
  const item = lines.items.get(selectedLines(lines, selection).from);
  if (item?.parent !== undefined) return indentCommand(-1)(text, selection);
  return listCommand(item?.list.ordered === true)(text, selection);
}
