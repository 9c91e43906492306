import type { Nodes } from 'mdast';
import { walkableTree } from '../convert/markdown';
import { replacement, type TextEdit, type TextSelection } from './edit';
import { childrenOf } from './inline';

/** A line in the parts that commands change; those before `words` may be empty. */
export interface Line {
  /** Where it started, and what it was, before any change. */
  readonly start: number;
  readonly text: string;
  /** The marks of the quotations around it. */
  quotes: string;
  indent: string;
  /** The mark of a list entry and the blanks after it. */
  mark: string;
  /** The mark of a heading; before it those of quotations in a list entry. */
  heading: string;
  words: string;
  /** Whether it belongs to code, raw HTML, a table or a rule, which commands leave as they are. */
  isLocked: boolean;
  /** Whether it underlines a heading. */
  isUnderline: boolean;
  /** The list entry that it is in, also where it lacks the indent of it. */
  holder: Line | undefined;
  /** The entry before this one in the same list. */
  sibling: Line | undefined;
  /** The indented lines in this entry, which move with it. */
  inside: readonly Line[];
}

const LOCKED = new Set(['code', 'html', 'table', 'thematicBreak', 'definition']);
const MARK = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}(?=\S)|[ \t]?)/;
const HEADING = /^(?:> ?|[ \t])*(?:#{1,6}(?:[ \t]+|$))?/;

const newLine = (start: number, text: string): Line => ({
  start,
  text,
  quotes: '',
  indent: '',
  mark: '',
  heading: '',
  words: text,
  isLocked: false,
  isUnderline: false,
  holder: undefined,
  sibling: undefined,
  inside: [],
});

const isBlank = ({ mark, heading, words }: Line): boolean => (mark + heading + words).trim() === '';

const lineText = ({ quotes, indent, mark, heading, words }: Line): string =>
  quotes + indent + mark + heading + words;

const blanksBefore = (words: string): string => /^[ \t]*/.exec(words)?.[0] ?? '';

/** Moves what the words start with to another part. */
function takeWords(
  line: Line,
  part: 'quotes' | 'indent' | 'mark' | 'heading',
  found: string | undefined = '',
): void {
  line[part] += found;
  line.words = line.words.slice(found.length);
}

/** The column where the text of an entry starts, not counting quotations. */
export const textColumn = ({ indent, mark }: Line): number =>
  indent.length + mark.length + (/\S$/.test(mark) ? 1 : 0);

/** Whether a line is an entry of a numbered list. */
export const isOrdered = ({ mark }: Line): boolean => /^\d/.test(mark);

export const isHeading = ({ heading }: Line): boolean => heading.includes('#');

/** Cuts a text into lines. */
export function readLines(text: string): Line[] {
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const read = newLine(start, line);
    start += line.length + 1;
    return read;
  });
  const linesOf = ({ position }: Nodes): Line[] =>
    lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

  const readEntry = (node: Nodes, holder: Line | undefined, sibling: Line | undefined): Line => {
    const [line = newLine(0, ''), ...rest] = linesOf(node);
    const column = (node.position?.start.column ?? 1) - 1;
    const before = line.words.slice(0, column + line.words.length - line.text.length);
    if (line.mark === '') {
      takeWords(line, 'indent', before);
      line.holder = holder;
      line.sibling = sibling;
    } else if (before !== '') return line;
    // An entry that starts in the line of its holder shares the mark with it.
    takeWords(line, 'mark', MARK.exec(line.words)?.[0]);
    for (const one of rest) one.holder = line;
    const inside = rest.filter(
      (one) => isBlank(one) || blanksBefore(one.words).length >= textColumn(line),
    );
    if (line.inside.length === 0) line.inside = inside;
    return line;
  };

  const walk = (node: Nodes, holder: Line | undefined): void => {
    if (LOCKED.has(node.type)) for (const line of linesOf(node)) line.isLocked = true;
    else if (node.type === 'heading') {
      const underline = linesOf(node).slice(1).at(-1);
      if (underline !== undefined) underline.isUnderline = true;
    } else if (node.type === 'list') {
      let sibling: Line | undefined;
      for (const child of node.children) {
        sibling = readEntry(child, holder, sibling);
        for (const inner of child.children) walk(inner, sibling);
      }
    } else if (node.type !== 'paragraph') {
      if (node.type === 'blockquote' && holder === undefined)
        for (const line of linesOf(node))
          takeWords(line, 'quotes', /^[ \t]*> ?/.exec(line.words)?.[0]);
      for (const child of childrenOf(node)) walk(child, holder);
    }
  };
  const root = walkableTree(text);
  walk(root, undefined);

  for (const line of lines) {
    // The tree of a text that is too deep is empty.
    if (root.children.length === 0 && !isBlank(line)) line.isLocked = true;
    if (line.mark === '') takeWords(line, 'indent', blanksBefore(line.words));
    takeWords(line, 'heading', HEADING.exec(line.words)?.[0]);
  }
  return lines;
}

/** The lines that a selection touches; one at whose start it ends is not touched. */
export function selectedLines(lines: readonly Line[], { start, end }: TextSelection): Line[] {
  const from = lines.findLastIndex((line) => line.start <= start);
  const selected = lines.slice(from).filter((line, index) => index === 0 || line.start < end);
  return selected.length === 1 ? selected : selected.filter((line) => !isBlank(line));
}

/** Whether a line continues the paragraph of its entry without the indent of it. */
export const isLazy = (line: Line): boolean =>
  line.mark === '' &&
  line.holder !== undefined &&
  !isBlank(line) &&
  line.indent.length < textColumn(line.holder);

/** The selected lines, with the entry in place of a line in it. */
export function selectedEntries(
  lines: readonly Line[],
  selection: TextSelection,
  isOwn: (line: Line) => boolean = () => false,
): Line[] {
  const found = selectedLines(lines, selection).map((line) =>
    line.mark !== '' || isOwn(line) ? line : (line.holder ?? line),
  );
  return [...new Set(found)].filter(
    ({ mark, isLocked, isUnderline }) => mark !== '' || (!isLocked && !isUnderline),
  );
}

/** Moves a line and those in it to the right, or to the left by as many blanks as each has. */
export function moveLine(line: Line, by: number): void {
  for (const one of [line, ...line.inside])
    if (!isBlank(one))
      one.indent =
        ' '.repeat(Math.max(0, by)) +
        one.indent.slice(Math.min(Math.max(0, -by), blanksBefore(one.indent).length));
}

/** Gives a line another mark; '' makes an entry a paragraph. The lines in it stay in it. */
export function changeMark(line: Line, mark: string): void {
  const before = textColumn(line);
  line.mark = mark;
  const by = textColumn(line) - before;
  if (by === 0) return;
  const { indent } = line;
  moveLine(line, by);
  line.indent = indent;
}

/** Whether two lines are in the same list, or in an entry. */
function isOneList(above: Line, below: Line): boolean {
  if (below.holder !== undefined && below.holder.mark !== '') return true;
  let entry = above;
  while (entry.holder !== undefined) entry = entry.holder;
  return entry.mark !== '' && below.mark !== '' && isOrdered(entry) === isOrdered(below);
}

/**
 * Leaves out what underlined changed lines and blank lines between entries of a new list, and
 * inserts blank lines where a changed line would merge with its neighbour. An empty paragraph is
 * apart too: text will be typed into it.
 */
export function separateLines(
  lines: readonly Line[],
  changed: ReadonlySet<Line | undefined>,
): Line[] {
  const isEntry = (line: Line): boolean => changed.has(line) && line.mark !== '';
  const isText = (line: Line): boolean => changed.has(line) && line.mark === '' && !isHeading(line);
  const kept: Line[] = [];
  let blanks: Line[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.isUnderline && changed.has(lines[index - 1])) continue;
    if (isBlank(line) && !isText(line)) {
      blanks.push(line);
      continue;
    }
    const above = kept.at(-1);
    if (above !== undefined && isEntry(above) && isEntry(line)) blanks = [];
    else if (above !== undefined && blanks.length === 0) {
      const isApart = isEntry(above) !== isEntry(line) && !isOneList(above, line);
      if (isApart || isText(above) || isText(line))
        kept.push({ ...newLine(Number.POSITIVE_INFINITY, ''), quotes: line.quotes.trimEnd() });
    }
    for (const one of [...blanks, line]) kept.push(one);
    blanks = [];
  }
  return [...kept, ...blanks];
}

/** Numbers the entries that have changed, or whose list has, one after the other. */
function numberedLines(lines: readonly Line[]): readonly Line[] {
  // Cheap check first: parsing a long text again would be slow.
  if (!lines.some((line) => isOrdered(line) && lineText(line) !== line.text)) return lines;
  const next = readLines(lines.map(lineText).join('\n'));
  const before = new Map(next.map((line, index) => [line, lines[index]]));
  const changed = new Set<Line>();
  for (const [line, was] of before) {
    const { sibling } = line;
    const isSame = line.text === was?.text && (sibling && before.get(sibling)) === was.sibling;
    if (!isOrdered(line) || (isSame && !(sibling && changed.has(sibling)))) continue;
    if (sibling !== undefined && isOrdered(sibling))
      changeMark(line, line.mark.replace(/\d+/, String(Number.parseInt(sibling.mark, 10) + 1)));
    if (lineText(line) !== was?.text) changed.add(line);
  }
  return next;
}

/** Writes all lines as one edit; the selection stays on the same text. */
export function writeLines(
  text: string,
  lines: readonly Line[],
  selection: TextSelection,
): TextEdit | undefined {
  const next = numberedLines(lines).map(lineText);
  const moved = (place: number): number => {
    let at = 0;
    let found = 0;
    for (const [index, { start, text: old }] of lines.entries()) {
      const { length } = next[index] ?? '';
      // Marks change at the start of a line, so the distance to its end stays the same.
      const fromEnd = Math.max(0, start + old.length - place);
      const isWhole = start === place && selection.start < selection.end;
      if (start <= place) found = isWhole ? at : at + Math.max(0, length - fromEnd);
      at += length + 1;
    }
    return found;
  };
  return replacement(text, next.join('\n'), {
    start: moved(selection.start),
    end: moved(selection.end),
  });
}
