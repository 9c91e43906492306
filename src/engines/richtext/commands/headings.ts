import type { Command } from './edit';
import {
  quotesOf,
  readLines,
  rewriteLines,
  selectedLines,
  changeItems,
  type ListEntry,
  type ItemChange,
  type RewrittenLine,
} from './lines';

export type HeadingLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const HEADING = /^ {0,3}#{1,6}(?:[ \t]+|$)/;

/** A line without its heading marker. */
export function withoutHeading(line: string): string {
  const quotes = quotesOf(line);
  const inside = line.slice(quotes.length);
  const mark = HEADING.exec(inside)?.[0];
  if (mark === undefined) return line;
  const words = inside.slice(mark.length).trimEnd();
  let end = words.length;
  while (words.charAt(end - 1) === '#') end -= 1;
  const isClosed = end < words.length && /[ \t]/.test(words.charAt(end - 1));
  return quotes + (isClosed ? words.slice(0, end).trimEnd() : words);
}

/**
 * Inserts blank lines around new paragraphs, so that they do not merge with their neighbours; also
 * around an empty one, because text will be typed into it.
 */
export function separateParagraphs(
  lines: readonly RewrittenLine[],
  isApart: (line: RewrittenLine) => boolean,
): RewrittenLine[] {
  const result: RewrittenLine[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isFull = (one: RewrittenLine): boolean => isApart(one) || one.text.trim() !== '';
    const parts = above !== undefined && (isApart(above) || isApart(line));
    if (parts && isFull(above) && isFull(line))
      result.push({ text: quotesOf(line.text).trimEnd() });
    result.push(line);
  }
  return result;
}

/** Turns each selected line into a heading, or into plain text (level 0). */
export function headingCommand(level: HeadingLevel): Command {
  const mark = level === 0 ? '' : `${'#'.repeat(level)} `;
  return (text, selection) => {
    const lines = readLines(text);
    const { from, to } = selectedLines(lines, selection);
    const isBlankLine = from === to && (lines.texts[from] ?? '').trim() === '';
    const isTarget = (line: number): boolean =>
      line >= from &&
      line <= to &&
      !lines.locked.has(line) &&
      !lines.underlines.has(line) &&
      (isBlankLine || (lines.texts[line] ?? '').trim() !== '');
    const changes = new Map<ListEntry, ItemChange>();
    for (const [line, item] of lines.items) if (isTarget(line)) changes.set(item, { mark: '' });
    const freed = new Set<number>();
    const next = changeItems(lines, changes, (content, line) => {
      if (!isTarget(line)) return content;
      const plain = withoutHeading(content);
      if (plain !== content || lines.items.has(line) || lines.underlines.has(line + 1))
        freed.add(line);
      if (level === 0) return plain;
      const quotes = quotesOf(plain);
      return (
        quotes +
        mark +
        plain
          .slice(quotes.length)
          .trim()
          .replace(/(?<!\\)\\$/, '')
      );
    }).filter(({ from: line = -1 }) => !(lines.underlines.has(line) && isTarget(line - 1)));
    const isFreed = ({ from: line = -1 }: RewrittenLine): boolean => level === 0 && freed.has(line);
    return rewriteLines(text, lines, separateParagraphs(next, isFreed), selection);
  };
}

/** Level of the heading at the start of the selection; 0 for other text. */
export function headingLevelAt(text: string, start: number): HeadingLevel {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(from, end < 0 ? undefined : end);
  const marks = /^ {0,3}(?:> {0,4})*(#{1,6})(?:[ \t]|$)/.exec(line)?.[1]?.length ?? 0;
  const levels: readonly HeadingLevel[] = [0, 1, 2, 3, 4, 5, 6];
  return levels[marks] ?? 0;
}
