import type { Nodes } from 'mdast';
import { walkableTree } from '../convert/markdown';
import { type Command, type Patch, patch, patched, type Selection } from './edit';
import { childrenOf, isVerbatim, textBlocks, touches, trimmed } from './inline';
import { type Mark, type Marked, markedPieces, type MarkName, MARKS } from './markedPieces';
import { onCharacters, piecesOf, within, wordAt } from './pieces';

interface Found {
  blocks: readonly Nodes[];
  /** What is to be marked, or freed of the mark, piece by piece. */
  pieces: Selection[];
  marked: Marked[];
  /** Whether all of it carries the mark already. */
  isMarked: boolean;
}

function find(text: string, selection: Selection, mark: Mark): Found {
  const root = walkableTree(text);
  const isCaret = selection.start === selection.end;
  const blocks = textBlocks(root, selection);
  const all = blocks.flatMap((block) => markedPieces(block, mark));
  const around = isCaret ? all.filter(({ outer }) => within(selection, outer)) : [];
  if (around.length > 0)
    return { blocks, pieces: around.map(({ inner }) => inner), marked: around, isMarked: true };
  const span = onCharacters(text, isCaret ? wordAt(text, selection.start) : selection);
  const pieces = blocks
    .flatMap((block) => piecesOf(block, span, text))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => start < end);
  const marked = all.filter(({ outer }) => pieces.some((piece) => meets(outer, piece)));
  const isMarked = pieces.length > 0 && pieces.every((piece) => coveredBy(text, piece, marked));
  return { blocks, pieces, marked, isMarked };
}

/** Whether nothing of a piece but blanks is outside of marked text. */
function coveredBy(text: string, piece: Selection, marked: readonly Marked[]): boolean {
  let place = piece.start;
  for (const { outer, inner } of marked.toSorted(
    (one, other) => one.outer.start - other.outer.start,
  )) {
    if (within(piece, inner)) return true;
    if (outer.start >= piece.end) break;
    if (outer.start > place && text.slice(place, outer.start).trim() !== '') return false;
    place = Math.max(place, outer.end);
  }
  return text.slice(place, piece.end).trim() === '';
}

/** Whether a mark's button would take the mark away. */
export function isMarkedWith(name: MarkName, text: string, selection: Selection): boolean {
  return find(text, selection, MARKS[name]).isMarked;
}

const meets = (one: Selection, other: Selection): boolean =>
  one.start <= other.end && other.start <= one.end;

const without = (all: readonly Marked[]): Patch[] =>
  all.flatMap(({ outer, inner }) => [
    { at: outer.start, remove: inner.start - outer.start, insert: '' },
    { at: inner.end, remove: outer.end - inner.end, insert: '' },
  ]);

const around = (span: Selection, [open, close]: readonly [string, string]): Patch[] =>
  span.start < span.end
    ? [
        { at: span.start, remove: 0, insert: open },
        { at: span.end, remove: 0, insert: close },
      ]
    : [];

function unmark(
  text: string,
  { blocks, pieces, marked }: Found,
  marks: readonly [string, string],
): Patch[] {
  const undone = marked.filter(({ outer }) => pieces.some((piece) => touches(outer, piece)));
  const kept = undone.flatMap(({ inner, outer }): Patch[] => {
    const piece = pieces.find((one) => touches(outer, one));
    if (piece === undefined || !within(piece, inner)) return [];
    const rests = [
      { start: inner.start, end: piece.start },
      { start: piece.end, end: inner.end },
    ];
    return rests
      .flatMap((rest) => blocks.flatMap((block) => piecesOf(block, rest, text)))
      .flatMap((rest) => around(trimmed(text, rest), marks));
  });
  return [...without(undone), ...kept];
}

function markPatches(
  text: string,
  { pieces, marked }: Found,
  marks: readonly [string, string],
): Patch[] {
  const grown = pieces.map((piece) => {
    // Marked text that reaches into the piece becomes a part of it.
    const span = { ...piece };
    for (const { outer } of marked.filter((one) => meets(one.outer, piece))) {
      span.start = Math.min(span.start, outer.start);
      span.end = Math.max(span.end, outer.end);
    }
    return span;
  });
  const joined: Selection[] = [];
  for (const span of grown) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return [...without(marked), ...joined.flatMap((span) => around(trimmed(text, span), marks))];
}

/** Bold, italic, strike and underline: once to mark, twice to take the mark away. */
export function markCommand(name: MarkName): Command {
  const mark = MARKS[name];
  return (text, selection) => {
    const found = find(text, selection, mark);
    if (found.pieces.length === 0) {
      if (selection.start !== selection.end || isVerbatim(walkableTree(text), selection))
        return undefined;
      const start = selection.start + mark.open.length;
      return {
        ...selection,
        insert: mark.open + mark.placeholder + mark.close,
        selection: { start, end: start + mark.placeholder.length },
      };
    }
    const change = found.isMarked ? unmark : markPatches;
    const [tag] = mark.tags;
    const ways: readonly (readonly [string, string])[] = [
      [mark.open, mark.close],
      [`<${tag}>`, `</${tag}>`],
    ];
    for (const way of ways) {
      const patches = change(text, found, way);
      const next = patched(text, patches, selection);
      // Read back: what stands around it decides whether a mark is read as one.
      const isRead = find(next.text, next.selection, mark).isMarked !== found.isMarked;
      if (isRead && wordsIn(next.text) === wordsIn(text)) return patch(text, patches, selection);
    }
    return undefined;
  };
}

/** All that a text says, without its marks. */
function wordsIn(text: string): string {
  const words = (node: Nodes): string =>
    node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
      ? node.value
      : childrenOf(node).map(words).join('');
  return words(walkableTree(text)).replaceAll(/\s+/g, '');
}
