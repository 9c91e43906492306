import type { ListItem, Nodes, List } from 'mdast';
import { walkableTree } from '../convert/markdown';
import { childrenOf } from './inline';
import { replacement, type TextEdit, type TextSelection } from './edit';

/** A list item and the position of its marker. */
export interface ListEntry {
  node: ListItem;
  list: List;
  parent: ListEntry | undefined;
  /** Index among its siblings. */
  index: number;
  /** First and last line, inclusive. */
  from: number;
  to: number;
  /** Column of the marker, the marker itself, and the column of the text. */
  column: number;
  mark: string;
  textColumn: number;
  /** Whether it is in a blockquote, so that its lines start with `>`. */
  quoted: boolean;
}

export interface Lines {
  texts: string[];
  starts: number[];
  /** Lines of code, raw HTML, tables and thematic breaks, which line commands never change. */
  locked: ReadonlySet<number>;
  /** Underlines of setext headings. */
  underlines: ReadonlySet<number>;
  /** The innermost item that starts in a line. */
  items: ReadonlyMap<number, ListEntry>;
}

const LOCKED = new Set(['code', 'html', 'table', 'thematicBreak', 'definition']);

const linesOfNode = (node: Nodes): { from: number; to: number } => ({
  from: (node.position?.start.line ?? 1) - 1,
  to: (node.position?.end.line ?? 1) - 1,
});

/** Splits a text into lines and classifies them. */
export function readLines(text: string): Lines {
  const texts = text.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of texts) {
    starts.push(start);
    start += line.length + 1;
  }
  const locked = new Set<number>();
  const underlines = new Set<number>();
  const items = new Map<number, ListEntry>();
  const walk = (node: Nodes, parent: ListEntry | undefined, quoted: boolean): void => {
    const { from, to } = linesOfNode(node);
    if (LOCKED.has(node.type)) for (let line = from; line <= to; line += 1) locked.add(line);
    if (node.type === 'heading' && from < to) underlines.add(to);
    if (node.type === 'paragraph' || node.type === 'heading') return;
    if (node.type !== 'list') {
      for (const child of childrenOf(node))
        walk(child, parent, quoted || (node.type === 'blockquote' && parent === undefined));
      return;
    }
    for (const [index, child] of node.children.entries()) {
      const span = linesOfNode(child);
      const column = (child.position?.start.column ?? 1) - 1;
      const mark = /^(?:[-+*]|\d{1,9}[.)])/.exec((texts[span.from] ?? '').slice(column))?.[0] ?? '';
      const first = child.children[0];
      const starting = first?.position?.start;
      const textColumn =
        starting !== undefined && starting.line - 1 === span.from
          ? starting.column - 1
          : column + mark.length + 1;
      const item: ListEntry = {
        node: child,
        list: node,
        parent,
        index,
        ...span,
        column,
        mark,
        textColumn,
        quoted,
      };
      items.set(span.from, item);
      for (const inner of child.children) walk(inner, item, quoted);
    }
  };
  walk(walkableTree(text), undefined, false);
  return { texts, starts, locked, underlines, items };
}

/** First and last line that a selection touches; one at whose start it ends is not touched. */
export function selectedLines(
  { starts }: Lines,
  { start, end }: TextSelection,
): { from: number; to: number } {
  const lineAt = (place: number): number => starts.findLastIndex((at) => at <= place);
  const from = lineAt(start);
  const to = lineAt(end);
  return { from, to: to > from && starts[to] === end ? to - 1 : to };
}

export interface RewrittenLine {
  text: string;
  /** Its line number before; undefined for a new line. */
  from?: number;
}

/** Replaces all lines as one edit; the selection stays on the same text. */
export function rewriteLines(
  text: string,
  { starts, texts }: Lines,
  next: readonly RewrittenLine[],
  selection: TextSelection,
): TextEdit | undefined {
  const isCaret = selection.start === selection.end;
  const moved = (place: number): number => {
    const line = starts.findLastIndex((at) => at <= place);
    const column = place - (starts[line] ?? 0);
    // Markers change at the start of a line, so the distance to its end stays the same.
    const fromEnd = (texts[line] ?? '').length - column;
    let at = 0;
    let before = 0;
    for (const { text: now, from } of next) {
      if (from === line)
        return column === 0 && !isCaret ? at : at + Math.max(0, now.length - fromEnd);
      if (from !== undefined && from < line) before = at + now.length;
      at += now.length + 1;
    }
    return before;
  };
  const result = next.map((line) => line.text).join('\n');
  return replacement(text, result, { start: moved(selection.start), end: moved(selection.end) });
}

const QUOTES = /^(?: {0,3}> ?)*/;

/** The blockquote markers at the start of a line. */
export const quotesOf = (line: string): string => QUOTES.exec(line)?.[0] ?? '';

/** Indents a line, or removes at most the leading blanks it has. */
function shiftLine(line: string, by: number, quoted: boolean): string {
  if (by === 0 || line.trim() === '') return line;
  const quotes = quoted ? quotesOf(line) : '';
  const rest = line.slice(quotes.length);
  if (by > 0) return quotes + ' '.repeat(by) + rest;
  return quotes + rest.slice(Math.min(-by, /^ */.exec(rest)?.[0].length ?? 0));
}

export interface ItemChange {
  /** The new marker; '' makes a paragraph of the item. */
  mark?: string;
  /** Columns to move right, with all nested content. */
  move?: number;
}

/** Rewrites all lines: changes items and moves their nested content along. */
export function changeItems(
  { texts, items }: Lines,
  changes: ReadonlyMap<ListEntry, ItemChange>,
  write: (content: string, line: number) => string = (content) => content,
): RewrittenLine[] {
  const shifts = texts.map(() => 0);
  const isQuoted = new Set<number>();
  const widths = new Map<ListEntry, { old: number; now: number }>();
  for (const [item, { mark = item.mark, move = 0 }] of changes) {
    const old = item.textColumn - item.column;
    const now = mark === item.mark ? old : mark === '' ? 0 : mark.length + 1;
    widths.set(item, { old, now });
    for (let line = item.from; line <= item.to; line += 1) {
      shifts[line] = (shifts[line] ?? 0) + move + (line > item.from ? now - old : 0);
      if (item.quoted) isQuoted.add(line);
    }
  }
  return texts.map((line, index): RewrittenLine => {
    const by = shifts[index] ?? 0;
    const item = items.get(index);
    const change = item && changes.get(item);
    if (item === undefined || change === undefined)
      return { text: shiftLine(write(line, index), by, isQuoted.has(index)), from: index };
    const { old, now } = widths.get(item) ?? { old: 0, now: 0 };
    const mark = change.mark ?? item.mark;
    const head =
      line.slice(0, item.column) +
      (now === old ? line.slice(item.column, item.textColumn) : mark === '' ? '' : `${mark} `);
    const sameWidth =
      now === old && mark !== item.mark ? line.slice(0, item.column) + mark.padEnd(old) : head;
    const text = sameWidth + write(line.slice(item.textColumn), index);
    return { text: shiftLine(text, by, item.quoted), from: index };
  });
}
