import type { Command } from './edit';
import { separateParagraphs, withoutHeading } from './headings';
import {
  quotesOf,
  readLines,
  rewriteLines,
  selectedLines,
  changeItems,
  type ListEntry,
  type ItemChange,
  type Lines,
  type RewrittenLine,
} from './lines';

/** The selected lines that are, or can become, first lines of items. */
function targetLines(lines: Lines, from: number, to: number): number[] {
  const found: number[] = [];
  let inside: ListEntry | undefined;
  for (let line = from; line <= to; line += 1) {
    const item = lines.items.get(line);
    if (item !== undefined) {
      inside = item;
      found.push(line);
      continue;
    }
    // Continuation lines of a selected item move with it.
    const isInside =
      inside !== undefined && line <= inside.to && !isLazyContinuation(lines, line, inside);
    const isText =
      (lines.texts[line] ?? '').trim() !== '' &&
      !lines.locked.has(line) &&
      !lines.underlines.has(line);
    if (isText && !isInside) found.push(line);
  }
  return found;
}

/** Whether a line belongs to an item only by lazy continuation (CommonMark 5.2). */
function isLazyContinuation({ texts }: Lines, line: number, item: ListEntry): boolean {
  const text = texts[line] ?? '';
  const indent = text.slice(item.quoted ? quotesOf(text).length : 0).search(/\S/);
  return line > item.from && indent >= 0 && indent < item.textColumn - (item.quoted ? 2 : 0);
}

/** The item that a line continues. */
function continuedItem(lines: Lines, line: number): ListEntry | undefined {
  let found: ListEntry | undefined;
  for (const item of lines.items.values())
    if (item.from <= line && line <= item.to && !isLazyContinuation(lines, line, item))
      found = item;
  return found;
}

/** The number of the item right above a line, to continue from. */
function precedingNumber(lines: Lines, line: number): number {
  const above = continuedItem(lines, line - 1);
  const text = (lines.texts[line - 1] ?? '').trim();
  return above?.list.ordered === true && text !== '' ? Number.parseInt(above.mark, 10) : 0;
}

function listMarks(
  lines: Lines,
  targets: readonly number[],
  ordered: boolean,
): Map<number, string> {
  const marks = new Map<number, string>();
  const counts = new Map<number, number>();
  for (const line of targets) {
    const column = lines.items.get(line)?.column ?? 0;
    for (const deeper of counts.keys()) if (deeper > column) counts.delete(deeper);
    const count = (counts.get(column) ?? precedingNumber(lines, line)) + 1;
    counts.set(column, count);
    marks.set(line, ordered ? `${count}.` : '-');
  }
  return marks;
}

const isListLine = (text: string, ordered: boolean): boolean =>
  (ordered ? /^\s*(?:> ?)*\d{1,9}[.)](?:\s|$)/ : /^\s*(?:> ?)*[-+*](?:\s|$)/).test(text);

/** Turns the selected lines into list items, or the selected items into plain lines. */
export function listCommand(ordered: boolean): Command {
  return (text, selection) => {
    const lines = readLines(text);
    const { from, to } = selectedLines(lines, selection);
    let targets = targetLines(lines, from, to);
    const holder = continuedItem(lines, from);
    if (targets.length === 1 && targets[0] === from && !lines.items.has(from) && holder)
      targets = [holder.from];
    if (targets.length === 0 && from === to && !lines.locked.has(from)) targets = [from];
    if (targets.length === 0) return undefined;
    const isDone = targets.every((line) => lines.items.get(line)?.list.ordered === ordered);
    const marks = listMarks(lines, targets, ordered);
    const changes = new Map<ListEntry, ItemChange>();
    for (const line of targets) {
      const item = lines.items.get(line);
      if (item !== undefined && (isDone || item.list.ordered !== ordered))
        changes.set(item, { mark: isDone ? '' : (marks.get(line) ?? '-') });
    }
    const isTarget = new Set(targets);
    const next = changeItems(lines, changes, (content, line) => {
      const mark = marks.get(line);
      if (!isTarget.has(line) || mark === undefined || lines.items.has(line)) return content;
      const plain = withoutHeading(content);
      const quotes = quotesOf(plain);
      const words = plain
        .slice(quotes.length)
        .trim()
        .replace(/(?<!\\)\\$/, '');
      return `${quotes}${mark} ${words}`;
    });
    const isItem = ({ from: line = -1 }: RewrittenLine): boolean => isTarget.has(line);
    const kept = isDone ? next : next.filter((_, index) => !isBlankBetween(next, index, isItem));
    return rewriteLines(
      text,
      lines,
      isDone ? separateParagraphs(kept, isItem) : separateList(kept, isItem, ordered),
      selection,
    );
  };
}

/** Whether a line is a blank one between two new items. */
function isBlankBetween(
  lines: readonly RewrittenLine[],
  index: number,
  isItem: (line: RewrittenLine) => boolean,
): boolean {
  const isBlank = (line: RewrittenLine): boolean => line.text.replace(/^[\s>]*/, '') === '';
  const line = lines[index];
  if (line === undefined || !isBlank(line)) return false;
  const above = lines.slice(0, index).findLast((one) => !isBlank(one));
  const below = lines.slice(index).find((one) => !isBlank(one));
  return above !== undefined && below !== undefined && isItem(above) && isItem(below);
}

/** Inserts blank lines between the new list and text above and below it. */
function separateList(
  lines: readonly RewrittenLine[],
  isItem: (line: RewrittenLine) => boolean,
  ordered: boolean,
): RewrittenLine[] {
  const result: RewrittenLine[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBorder = above !== undefined && isItem(above) !== isItem(line);
    const isInList =
      /^\s/.test(line.text) ||
      (isListLine(line.text, ordered) &&
        (above === undefined || isListLine(above.text, ordered) || /^\s/.test(above.text)));
    if (isBorder && !isInList && above.text.trim() !== '' && line.text.trim() !== '')
      result.push({ text: quotesOf(line.text).trimEnd() });
    result.push(line);
  }
  return result;
}

/** Whether the list button is pressed, so that a click removes the list. */
export function isListed(
  ordered: boolean,
  text: string,
  selection: { start: number; end: number },
): boolean {
  const lines = readLines(text);
  const { from, to } = selectedLines(lines, selection);
  const targets = targetLines(lines, from, to);
  const item = targets.length === 0 ? continuedItem(lines, from) : undefined;
  if (item !== undefined) return item.list.ordered === ordered;
  return (
    targets.length > 0 &&
    targets.every(
      (line) => (lines.items.get(line) ?? continuedItem(lines, line))?.list.ordered === ordered,
    )
  );
}
