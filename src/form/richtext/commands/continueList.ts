import type { Edit, Selection } from './edit';
import { indentCommand } from './indent';
import { quotesOf, readLines, selectedLines } from './lines';

const ITEM = /^([-+*]|\d{1,9}[.)])( +)/;

/**
 * Enter inside an item: the next item. On an empty one, a step out of the list; out of the
 * outermost a blank line parts what follows from the list, of which it would else be a part.
 */
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
  if (line.slice(indent.length + head.length).trim() === '' && tail.trim() === '') {
    const lines = readLines(text);
    const item = lines.items.get(selectedLines(lines, selection).from);
    return item?.parent === undefined
      ? endOfList(text, { from, to: lineEnd < 0 ? text.length : lineEnd, quotes })
      : indentCommand(-1)(text, selection);
  }
  const count = Number.parseInt(mark, 10);
  const next = Number.isNaN(count) ? mark : `${count + 1}${mark.slice(-1)}`;
  const insert = `\n${indent}${next}${gap}`;
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}

/** A line of a text, and the marks of quotation that it starts with. */
interface Line {
  from: number;
  to: number;
  quotes: string;
}

function endOfList(text: string, { from, to, quotes }: Line): Edit {
  const isBlank = (line: string): boolean => line.slice(quotesOf(line).length).trim() === '';
  const above = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1));
  const nextEnd = text.indexOf('\n', to + 1);
  const below = text.slice(to + 1, nextEnd < 0 ? undefined : nextEnd);
  const before = isBlank(above) ? '' : `${quotes.trimEnd()}\n`;
  const after = isBlank(below) ? '' : `\n${quotes.trimEnd()}`;
  const place = from + before.length + quotes.length;
  return {
    start: from,
    end: to,
    insert: before + quotes + after,
    selection: { start: place, end: place },
  };
}
