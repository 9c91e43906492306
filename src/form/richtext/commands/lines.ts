import type { ListItem, Nodes, List } from 'mdast';
import { walkableTree } from '../convert/markdown';
import { childrenOf } from './inline';
import { replacement, type Edit, type Selection } from './edit';

/** The first line of a list item, and what must move when its mark changes. */
export interface Item {
  node: ListItem;
  list: List;
  parent: Item | undefined;
  /** Its number among the items of its list. */
  index: number;
  /** Its lines, both ends included. */
  from: number;
  to: number;
  /** Where its mark stands in its first line, the mark itself, and where its text starts. */
  column: number;
  mark: string;
  textColumn: number;
  /** Whether it is inside a quotation, whose marks its lines start with. */
  quoted: boolean;
}

export interface Lines {
  texts: string[];
  starts: number[];
  /** Lines of code, raw HTML, tables and rules, which no command of lines may touch. */
  closed: ReadonlySet<number>;
  /** The underlines of headings that are not marked by `#`. */
  underlines: ReadonlySet<number>;
  /** The innermost item that starts in a line. */
  items: ReadonlyMap<number, Item>;
}

const CLOSED = new Set(['code', 'html', 'table', 'thematicBreak', 'definition']);

const linesOfNode = (node: Nodes): { from: number; to: number } => ({
  from: (node.position?.start.line ?? 1) - 1,
  to: (node.position?.end.line ?? 1) - 1,
});

/** A text as lines, with what each of them is. */
export function readLines(text: string): Lines {
  const texts = text.split('\n');
  const starts: number[] = [];
  let start = 0;
  for (const line of texts) {
    starts.push(start);
    start += line.length + 1;
  }
  const closed = new Set<number>();
  const underlines = new Set<number>();
  const items = new Map<number, Item>();
  const walk = (node: Nodes, parent: Item | undefined, quoted: boolean): void => {
    const { from, to } = linesOfNode(node);
    if (CLOSED.has(node.type)) for (let line = from; line <= to; line += 1) closed.add(line);
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
      const item: Item = {
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
  return { texts, starts, closed, underlines, items };
}

/** The lines that a selection touches; not one at whose very start it ends. */
export function selectedLines(
  { starts }: Lines,
  { start, end }: Selection,
): { from: number; to: number } {
  const lineAt = (place: number): number => starts.findLastIndex((at) => at <= place);
  const from = lineAt(start);
  const to = lineAt(end);
  return { from, to: to > from && starts[to] === end ? to - 1 : to };
}

/** A line in its new form. */
export interface RewrittenLine {
  text: string;
  /** Where it was, for the selection; undefined for a new line. */
  from?: number;
}

/** Lines as one edit; the selection stays on the text that it was on. */
export function rewriteLines(
  text: string,
  { starts, texts }: Lines,
  next: readonly RewrittenLine[],
  selection: Selection,
): Edit | undefined {
  const isCaret = selection.start === selection.end;
  const moved = (place: number): number => {
    const line = starts.findLastIndex((at) => at <= place);
    const column = place - (starts[line] ?? 0);
    // Marks are at the front of lines: a place keeps its distance from the end.
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

/** The marks of quotation that a line starts with. */
export const quotesOf = (line: string): string => QUOTES.exec(line)?.[0] ?? '';

/** A line moved to the right, or to the left as far as it has blanks there. */
function shifted(line: string, by: number, quoted: boolean): string {
  if (by === 0 || line.trim() === '') return line;
  const quotes = quoted ? quotesOf(line) : '';
  const rest = line.slice(quotes.length);
  if (by > 0) return quotes + ' '.repeat(by) + rest;
  return quotes + rest.slice(Math.min(-by, /^ */.exec(rest)?.[0].length ?? 0));
}

export interface ItemChange {
  /** Its new mark; '' makes a paragraph of it. */
  mark?: string;
  /** How far it moves to the right, with all that is in it. */
  move?: number;
}

/** All lines with items changed and whatever is inside of them moved along. */
export function withItems(
  { texts, items }: Lines,
  changes: ReadonlyMap<Item, ItemChange>,
  write: (content: string, line: number) => string = (content) => content,
): RewrittenLine[] {
  const shifts = texts.map(() => 0);
  const isQuoted = new Set<number>();
  const widths = new Map<Item, { old: number; now: number }>();
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
      return { text: shifted(write(line, index), by, isQuoted.has(index)), from: index };
    const { old, now } = widths.get(item) ?? { old: 0, now: 0 };
    const mark = change.mark ?? item.mark;
    const head =
      line.slice(0, item.column) +
      (now === old ? line.slice(item.column, item.textColumn) : mark === '' ? '' : `${mark} `);
    const sameWidth =
      now === old && mark !== item.mark ? line.slice(0, item.column) + mark.padEnd(old) : head;
    const text = sameWidth + write(line.slice(item.textColumn), index);
    return { text: shifted(text, by, item.quoted), from: index };
  });
}
