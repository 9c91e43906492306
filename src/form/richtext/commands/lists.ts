import type { Command } from './edit';
import { separateParagraphs, withoutHeading } from './headings';
import {
  quotesOf,
  readLines,
  rewriteLines,
  selectedLines,
  withItems,
  type Item,
  type ItemChange,
  type Lines,
  type RewrittenLine,
} from './lines';

/** The selected lines that can be, or are, the first lines of items. */
function linesFor(lines: Lines, from: number, to: number): number[] {
  const found: number[] = [];
  let inside: Item | undefined;
  for (let line = from; line <= to; line += 1) {
    const item = lines.items.get(line);
    if (item !== undefined) {
      inside = item;
      found.push(line);
      continue;
    }
    // The further lines of an item that is selected go with it.
    const isInside = inside !== undefined && line <= inside.to && !isLazy(lines, line, inside);
    const isText =
      (lines.texts[line] ?? '').trim() !== '' &&
      !lines.closed.has(line) &&
      !lines.underlines.has(line);
    if (isText && !isInside) found.push(line);
  }
  return found;
}

/** Whether a line belongs to an item only because its paragraph was never ended. */
function isLazy({ texts }: Lines, line: number, item: Item): boolean {
  const text = texts[line] ?? '';
  const indent = text.slice(item.quoted ? quotesOf(text).length : 0).search(/\S/);
  return line > item.from && indent >= 0 && indent < item.textColumn - (item.quoted ? 2 : 0);
}

/** The item that a line is a further line of. */
function itemOf(lines: Lines, line: number): Item | undefined {
  let found: Item | undefined;
  for (const item of lines.items.values())
    if (item.from <= line && line <= item.to && !isLazy(lines, line, item)) found = item;
  return found;
}

/** The item to number on from, where one stands right above a line. */
function numberAbove(lines: Lines, line: number): number {
  const above = itemOf(lines, line - 1);
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
    const count = (counts.get(column) ?? numberAbove(lines, line)) + 1;
    counts.set(column, count);
    marks.set(line, ordered ? `${count}.` : '-');
  }
  return marks;
}

const isListLine = (text: string, ordered: boolean): boolean =>
  (ordered ? /^\s*(?:> ?)*\d{1,9}[.)](?:\s|$)/ : /^\s*(?:> ?)*[-+*](?:\s|$)/).test(text);

/** Makes items of the selected lines, or lines of the selected items. */
export function listCommand(ordered: boolean): Command {
  return (text, selection) => {
    const lines = readLines(text);
    const { from, to } = selectedLines(lines, selection);
    let targets = linesFor(lines, from, to);
    const holder = itemOf(lines, from);
    if (targets.length === 1 && targets[0] === from && !lines.items.has(from) && holder)
      targets = [holder.from];
    if (targets.length === 0 && from === to && !lines.closed.has(from)) targets = [from];
    if (targets.length === 0) return undefined;
    const isDone = targets.every((line) => lines.items.get(line)?.list.ordered === ordered);
    const marks = listMarks(lines, targets, ordered);
    const changes = new Map<Item, ItemChange>();
    for (const line of targets) {
      const item = lines.items.get(line);
      if (item !== undefined && (isDone || item.list.ordered !== ordered))
        changes.set(item, { mark: isDone ? '' : (marks.get(line) ?? '-') });
    }
    const isTarget = new Set(targets);
    const next = withItems(lines, changes, (content, line) => {
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
    const kept = isDone ? next : next.filter((_, index) => !isParting(next, index, isItem));
    return rewriteLines(
      text,
      lines,
      isDone ? separateParagraphs(kept, isItem) : parted(kept, isItem, ordered),
      selection,
    );
  };
}

/** Whether a line is blank and has lines that become items above and below. */
function isParting(
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

/** Blank lines between new items and what is above and below them, unless that is an item too. */
function parted(
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

/** Whether a button of lists would take the selection's marks away. */
export function isListed(
  ordered: boolean,
  text: string,
  selection: { start: number; end: number },
): boolean {
  const lines = readLines(text);
  const { from, to } = selectedLines(lines, selection);
  const targets = linesFor(lines, from, to);
  const item = targets.length === 0 ? itemOf(lines, from) : undefined;
  if (item !== undefined) return item.list.ordered === ordered;
  return (
    targets.length > 0 &&
    targets.every(
      (line) => (lines.items.get(line) ?? itemOf(lines, line))?.list.ordered === ordered,
    )
  );
}
