import type { Command } from './edit';
import {
  changeMark,
  isHeading,
  readLines,
  selectedLines,
  separateLines,
  writeLines,
  type Line,
} from './lines';

export type HeadingLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Words of a heading without the marks that close it. */
function withoutClosing(words: string): string {
  const trimmed = words.trimEnd();
  let end = trimmed.length;
  while (trimmed.charAt(end - 1) === '#') end -= 1;
  const isClosed = end < trimmed.length && /[ \t]/.test(trimmed.charAt(end - 1));
  return isClosed ? trimmed.slice(0, end).trimEnd() : trimmed;
}

/** Words of a line that ends there, without blanks or a backslash that break it. */
export const withoutBreak = (words: string): string => words.trimEnd().replace(/(?<!\\)\\$/, '');

/** Makes a line a heading with this mark; '' makes it a paragraph. */
export function changeHeading(line: Line, mark: string): void {
  const words = isHeading(line) ? withoutClosing(line.words) : line.words;
  line.words = mark === '' ? words : withoutBreak(words);
  line.heading = line.heading.replace(/#.*/, '') + mark;
  if (line.holder === undefined) line.indent = '';
}

/** Turns each selected line into a heading, or into plain text (level 0). */
export function headingCommand(level: HeadingLevel): Command {
  const mark = level === 0 ? '' : `${'#'.repeat(level)} `;
  return (text, selection) => {
    const lines = readLines(text);
    const selected = new Set(selectedLines(lines, selection));
    const changed = new Set<Line>();
    for (const [index, line] of lines.entries()) {
      if (!selected.has(line) || line.isLocked || line.isUnderline) continue;
      const isPlain =
        line.mark === '' && !isHeading(line) && lines[index + 1]?.isUnderline !== true;
      if (level === 0 && isPlain) continue;
      changed.add(line);
      changeMark(line, '');
      changeHeading(line, mark);
    }
    return writeLines(text, separateLines(lines, changed), selection);
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
