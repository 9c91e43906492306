import type { RootContent } from 'mdast';
import { blocksOf } from '../convert/blocks';
import { walkableTree } from '../convert/markdown';
import { replacement, type Command, type TextEdit, type TextSelection } from './edit';
import {
  changeMark,
  moveLine,
  readLines,
  selectedEntries,
  textColumn,
  writeLines,
  type Line,
} from './lines';

const MAX_INDENT = 8;

interface Piece {
  level: number;
  start: number;
  end: number;
}

const OPENING = /^<div class="indent-([1-9])">$/;

/** Flattens blocks and gives each its indent level. */
function flattenIndents(nodes: readonly RootContent[], level: number): Piece[] {
  return blocksOf({ type: 'root', children: [...nodes] }).flatMap((block): Piece[] => {
    const [first] = block.nodes;
    const step = first?.type === 'html' ? OPENING.exec(first.value)?.[1] : undefined;
    const last = block.nodes.at(-1);
    if (step === undefined || last?.type !== 'html' || last.value !== '</div>')
      return [{ level, start: block.start, end: block.end }];
    return flattenIndents(block.nodes.slice(1, -1), level + Number(step));
  });
}

/** Stored texts can be indented deeper than the editor's maximum; they keep their level. */
function changedLevel(level: number, step: 1 | -1): number {
  const next = Math.min(MAX_INDENT, level + step);
  return step > 0 ? Math.max(level, next) : Math.max(0, next);
}

/** Indents or outdents paragraphs and other blocks by one step. */
function indentBlocks(text: string, selection: TextSelection, step: 1 | -1): TextEdit | undefined {
  const touched = ({ start, end }: TextSelection): boolean =>
    start <= selection.end && selection.start <= end;
  const blocks = blocksOf(walkableTree(text)).filter(touched);
  const first = blocks[0];
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const pieces = flattenIndents(
    blocks.flatMap((block) => block.nodes),
    0,
  );
  const next = pieces.map((piece) => ({
    ...piece,
    level: touched(piece) ? changedLevel(piece.level, step) : piece.level,
  }));
  if (next.every((piece, index) => piece.level === pieces[index]?.level)) return undefined;
  const moved = { ...selection };
  let result = text.slice(0, first.start);
  for (const [index, piece] of next.entries()) {
    const above = next[index - 1]?.level ?? 0;
    if (index > 0) result += '\n\n';
    if (piece.level !== above) {
      if (above > 0) result += '</div>\n\n';
      if (piece.level > 0) result += `<div class="indent-${piece.level}">\n\n`;
    }
    const by = result.length - piece.start;
    if (selection.start >= piece.start) moved.start = Math.min(selection.start, piece.end) + by;
    if (selection.end >= piece.start) moved.end = Math.min(selection.end, piece.end) + by;
    result += text.slice(piece.start, piece.end);
  }
  if ((next.at(-1)?.level ?? 0) > 0) result += '\n\n</div>';
  return replacement(text, result + text.slice(last.end), moved);
}

/**
 * Indents or outdents by one step: a list entry nests under the previous one, a block is wrapped in
 * `<div class="indent-N">` (N up to 8).
 */
export function indentCommand(step: 1 | -1): Command {
  return (text, selection) => {
    const lines = readLines(text);
    const selected = selectedEntries(lines, selection).filter(({ mark }) => mark !== '');
    // Those in another selected entry move with it.
    const nested = new Set(selected.flatMap(({ inside }) => inside));
    const chosen = new Set(selected.filter((line) => !nested.has(line)));
    const isTop = step < 0 && [...chosen].every(({ holder }) => holder === undefined);
    if (chosen.size === 0 || isTop) return indentBlocks(text, selection, step);
    /** Of each chosen entry the one that it goes under, or beside. */
    const targets = new Map<Line | undefined, Line | undefined>();
    for (const line of lines) {
      const { holder, sibling } = line;
      // What begins a list of its own begins with 1.
      const first = line.mark.replace(/\d+/, '1');
      if (!chosen.has(line)) {
        if (sibling !== holder && targets.get(sibling) !== undefined) changeMark(line, first);
        continue;
      }
      const above = targets.has(sibling) ? targets.get(sibling) : sibling;
      const target = step > 0 ? above : holder;
      targets.set(line, target);
      if (target === undefined) continue;
      const column = step > 0 ? textColumn(target) : target.indent.length;
      moveLine(line, column - line.indent.length);
      changeMark(line, step > 0 ? first : `${/^\S+/.exec(target.mark)?.[0] ?? ''} `);
    }
    return writeLines(text, lines, selection);
  };
}
