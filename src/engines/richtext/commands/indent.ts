import type { RootContent } from 'mdast';
import { blocksOf } from '../convert/blocks';
import { walkableTree } from '../convert/markdown';
import { replacement, type Command, type TextEdit, type TextSelection } from './edit';
import {
  readLines,
  rewriteLines,
  selectedLines,
  changeItems,
  type ListEntry,
  type ItemChange,
  type Lines,
} from './lines';

const MAX_INDENT = 8;

const widthOf = (item: ListEntry): number => item.textColumn - item.column;
const numbered = (count: number, like: string): string =>
  `${count}${like.endsWith(')') ? ')' : '.'}`;
const startOf = (siblings: readonly ListEntry[]): number =>
  Number.parseInt(siblings[0]?.mark ?? '1', 10) || 1;

/** The selected items, without those nested in another selected item. */
function selectedItems(lines: Lines, selection: TextSelection): ListEntry[] {
  const { from, to } = selectedLines(lines, selection);
  const all = [...lines.items.values()];
  const inside = all.filter((item) => item.from <= to && item.to >= from);
  const starting = inside.filter((item) => item.from >= from);
  // The innermost item around a selection that starts inside it.
  const enclosing = inside.findLast((item) => item.from < from && item.to >= from);
  const chosen =
    starting.length > 0 && (lines.items.has(from) || enclosing === undefined)
      ? starting
      : enclosing === undefined
        ? []
        : [enclosing];
  return chosen.filter((item) => {
    for (let { parent } = item; parent !== undefined; parent = parent.parent)
      if (chosen.includes(parent)) return false;
    return true;
  });
}

const siblingsOf = (lines: Lines, item: ListEntry): ListEntry[] =>
  [...lines.items.values()].filter(({ list }) => list === item.list);

/** The last number of a nested list of the same kind at the end of an item. */
function lastNestedNumber(lines: Lines, item: ListEntry, ordered: boolean): number {
  const list = item.node.children.at(-1);
  if (list?.type !== 'list' || (list.ordered ?? false) !== ordered) return 0;
  const inside = [...lines.items.values()].filter((one) => one.list === list);
  return ordered ? Number.parseInt(inside.at(-1)?.mark ?? '0', 10) : 0;
}

/** Nests items under their previous sibling; undefined if one is the first of its list. */
function indentItems(
  lines: Lines,
  chosen: readonly ListEntry[],
): Map<ListEntry, ItemChange> | undefined {
  const changes = new Map<ListEntry, ItemChange>();
  for (const list of new Set(chosen.map((item) => item.list))) {
    const siblings = [...lines.items.values()].filter((item) => item.list === list);
    let target: ListEntry | undefined;
    let inside = 0;
    let count = startOf(siblings) - 1;
    for (const item of siblings) {
      if (!chosen.includes(item)) {
        target = item;
        inside = lastNestedNumber(lines, item, list.ordered === true);
        count += 1;
        if (list.ordered === true) changes.set(item, { mark: numbered(count, item.mark) });
        continue;
      }
      if (target === undefined) return undefined;
      inside += 1;
      changes.set(item, {
        move: widthOf(target),
        ...(list.ordered === true && { mark: numbered(inside, item.mark) }),
      });
    }
  }
  return changes;
}

/** Moves items out to the list of their parent item. */
function outdentItems(
  lines: Lines,
  chosen: readonly ListEntry[],
): Map<ListEntry, ItemChange> | undefined {
  const changes = new Map<ListEntry, ItemChange>();
  for (const parent of new Set(chosen.map((item) => item.parent))) {
    if (parent === undefined) return undefined;
    const outer = siblingsOf(lines, parent);
    const isOrdered = parent.list.ordered === true;
    let count = startOf(outer) + parent.index;
    const moving = chosen.filter((item) => item.parent === parent);
    for (const item of moving) {
      count += 1;
      changes.set(item, {
        move: -widthOf(parent),
        mark: isOrdered ? numbered(count, parent.mark) : parent.mark,
      });
    }
    if (isOrdered)
      for (const item of outer.slice(parent.index + 1)) {
        count += 1;
        changes.set(item, { mark: numbered(count, item.mark) });
      }
    // The siblings after a moved item become its children, numbered from 1.
    const last = moving.at(-1);
    if (last?.list.ordered !== true) continue;
    const left = siblingsOf(lines, last).filter((item) => item.index > last.index);
    for (const [index, item] of left.entries())
      changes.set(item, { mark: numbered(index + 1, item.mark) });
  }
  return changes;
}

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
  const touched = ({ start, end }: Piece): boolean =>
    start <= selection.end && selection.start <= end;
  const blocks = blocksOf(walkableTree(text)).filter((block) => touched({ level: 0, ...block }));
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
 * Indents or outdents by one step: a list item nests under the previous one, a block is wrapped in
 * `<div class="indent-N">` (N up to 8).
 */
export function indentCommand(step: 1 | -1): Command {
  return (text, selection) => {
    const lines = readLines(text);
    const chosen = selectedItems(lines, selection);
    const isTop = step < 0 && chosen.every((item) => item.parent === undefined);
    if (chosen.length === 0 || isTop) return indentBlocks(text, selection, step);
    const changes = step > 0 ? indentItems(lines, chosen) : outdentItems(lines, chosen);
    return changes && rewriteLines(text, lines, changeItems(lines, changes), selection);
  };
}
