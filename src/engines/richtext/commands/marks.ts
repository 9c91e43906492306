import type { Nodes } from 'mdast';
import { walkableTree } from '../convert/markdown';
import { type Command, type Patch, patchEdit, applyPatches, type TextSelection } from './edit';
import { childrenOf, isVerbatim, textBlocks, overlaps, trimSpan, spanOfNode } from './inline';
import { type Mark, type MarkedSpan, markedSpans, type MarkName, MARKS } from './markedPieces';

const within = (span: TextSelection, outer: TextSelection): boolean =>
  outer.start <= span.start && span.end <= outer.end;

/** Nodes that a mark may start or end inside. */
const SPLITTABLE = new Set([
  'text',
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
  'link',
]);

function isSplittable(node: Nodes, text: string): boolean {
  if (!SPLITTABLE.has(node.type)) return false;
  return node.type !== 'link' || text.charAt(spanOfNode(node).start) === '[';
}

/** Maps the index of each raw tag to the index of the tag that matches it. */
function matchingTags(nodes: readonly Nodes[]): Map<number, number> {
  const opening: { name: string; index: number }[] = [];
  const pairs = new Map<number, number>();
  for (const [index, node] of nodes.entries()) {
    const tag = node.type === 'html' ? /^<(\/?)([a-z][a-z0-9]*)/i.exec(node.value) : null;
    if (tag === null) continue;
    const name = tag[2]?.toLowerCase() ?? '';
    if (tag[1] === '') opening.push({ name, index });
    else if (opening.at(-1)?.name === name) {
      const from = opening.pop()?.index ?? index;
      pairs.set(from, index).set(index, from);
    }
  }
  return pairs;
}

/** Splits a span into pieces with one parent each, so that marks around them nest correctly. */
function splitSpan(node: Nodes, span: TextSelection, text: string): TextSelection[] {
  const pieces: TextSelection[] = [];
  let run: TextSelection | undefined;
  const children = childrenOf(node);
  const pairs = matchingTags(children);
  for (const [index, child] of children.entries()) {
    const at = spanOfNode(child);
    const covers = { start: Math.max(at.start, span.start), end: Math.min(at.end, span.end) };
    if (covers.start >= covers.end) continue;
    const partner = children[pairs.get(index) ?? -1];
    const isUnmatched =
      child.type === 'html' &&
      !/^<br\b/i.test(child.value) &&
      (partner === undefined || !within(at, span) || !within(spanOfNode(partner), span));
    const isWhole = within(at, span) || !isSplittable(child, text);
    if (isUnmatched) {
      run = undefined;
    } else if (isWhole || child.type === 'text') {
      const piece = isWhole ? at : covers;
      if (run === undefined) pieces.push((run = { ...piece }));
      else run.end = piece.end;
    } else {
      run = undefined;
      pieces.push(...splitSpan(child, span, text));
    }
  }
  return pieces;
}

/** Moves the ends of a span out of backslash escapes and character references. */
function snapToCharacters(text: string, { start, end }: TextSelection): TextSelection {
  const snap = (place: number, isEnd: boolean): number => {
    const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place);
    let slashes = 0;
    while (line.at(-1 - slashes) === '\\') slashes += 1;
    if (slashes % 2 === 1 && text[place] !== '\n') return isEnd ? place + 1 : place - 1;
    const reference = /&#?\w*$/.exec(line)?.[0];
    const rest = /^#?\w*;/.exec(text.slice(place))?.[0];
    if (reference === undefined || rest === undefined) return place;
    return isEnd ? place + rest.length : place - reference.length;
  };
  return { start: snap(start, false), end: snap(end, true) };
}

/** The word around a caret; the empty span at the caret if there is none. */
function wordAt(text: string, caret: number): TextSelection {
  const before =
    // oxlint-disable-next-line regexes/linear -- it reads 200 characters.
    /[\p{L}\p{N}\p{M}]+$/u.exec(text.slice(Math.max(0, caret - 200), caret))?.[0] ?? '';
  const after = /^[\p{L}\p{N}\p{M}]+/u.exec(text.slice(caret, caret + 200))?.[0] ?? '';
  if (before === '' || after === '') return { start: caret, end: caret };
  return { start: caret - before.length, end: caret + after.length };
}

interface MarkTarget {
  blocks: readonly Nodes[];
  /** The spans to mark or unmark. */
  pieces: TextSelection[];
  marked: MarkedSpan[];
  /** Whether all of them carry the mark already. */
  isMarked: boolean;
}

function findTarget(text: string, selection: TextSelection, mark: Mark): MarkTarget {
  const root = walkableTree(text);
  const isCaret = selection.start === selection.end;
  const blocks = textBlocks(root, selection);
  const all = blocks.flatMap((block) => markedSpans(block, mark));
  const around = isCaret ? all.filter(({ outer }) => within(selection, outer)) : [];
  if (around.length > 0)
    return { blocks, pieces: around.map(({ inner }) => inner), marked: around, isMarked: true };
  const span = snapToCharacters(text, isCaret ? wordAt(text, selection.start) : selection);
  const pieces = blocks
    .flatMap((block) => splitSpan(block, span, text))
    .map((piece) => trimSpan(text, piece))
    .filter(({ start, end }) => start < end);
  const marked = all.filter(({ outer }) => pieces.some((piece) => touches(outer, piece)));
  const isMarked = pieces.length > 0 && pieces.every((piece) => isCovered(text, piece, marked));
  return { blocks, pieces, marked, isMarked };
}

/** Whether marked spans cover a piece, ignoring blanks. */
function isCovered(text: string, piece: TextSelection, marked: readonly MarkedSpan[]): boolean {
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

/** Whether a mark's button is pressed, so that a click removes the mark. */
export function isMarkedWith(name: MarkName, text: string, selection: TextSelection): boolean {
  return findTarget(text, selection, MARKS[name]).isMarked;
}

const touches = (one: TextSelection, other: TextSelection): boolean =>
  one.start <= other.end && other.start <= one.end;

const removeMarks = (all: readonly MarkedSpan[]): Patch[] =>
  all.flatMap(({ outer, inner }) => [
    { at: outer.start, remove: inner.start - outer.start, insert: '' },
    { at: inner.end, remove: outer.end - inner.end, insert: '' },
  ]);

const around = (span: TextSelection, [open, close]: readonly [string, string]): Patch[] =>
  span.start < span.end
    ? [
        { at: span.start, remove: 0, insert: open },
        { at: span.end, remove: 0, insert: close },
      ]
    : [];

function unmark(
  text: string,
  { blocks, pieces, marked }: MarkTarget,
  marks: readonly [string, string],
): Patch[] {
  const removed = marked.filter(({ outer }) => pieces.some((piece) => overlaps(outer, piece)));
  const kept = removed.flatMap(({ inner, outer }): Patch[] => {
    const piece = pieces.find((one) => overlaps(outer, one));
    if (piece === undefined || !within(piece, inner)) return [];
    const rests = [
      { start: inner.start, end: piece.start },
      { start: piece.end, end: inner.end },
    ];
    return rests
      .flatMap((rest) => blocks.flatMap((block) => splitSpan(block, rest, text)))
      .flatMap((rest) => around(trimSpan(text, rest), marks));
  });
  return [...removeMarks(removed), ...kept];
}

function markPatches(
  text: string,
  { pieces, marked }: MarkTarget,
  marks: readonly [string, string],
): Patch[] {
  const expanded = pieces.map((piece) => {
    // Marked text that overlaps the piece is merged into it.
    const span = { ...piece };
    for (const { outer } of marked.filter((one) => touches(one.outer, piece))) {
      span.start = Math.min(span.start, outer.start);
      span.end = Math.max(span.end, outer.end);
    }
    return span;
  });
  const joined: TextSelection[] = [];
  for (const span of expanded) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return [...removeMarks(marked), ...joined.flatMap((span) => around(trimSpan(text, span), marks))];
}

/** Toggles bold, italic, strikethrough or underline. */
export function markCommand(name: MarkName): Command {
  const mark = MARKS[name];
  return (text, selection) => {
    const found = findTarget(text, selection, mark);
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
    const delimiterPairs: readonly (readonly [string, string])[] = [
      [mark.open, mark.close],
      [`<${tag}>`, `</${tag}>`],
    ];
    for (const delimiters of delimiterPairs) {
      const patches = change(text, found, delimiters);
      const next = applyPatches(text, patches, selection);
      // Parse the result: whether delimiters count as such depends on the characters around them.
      const isParsed = findTarget(next.text, next.selection, mark).isMarked !== found.isMarked;
      if (isParsed && plainText(next.text) === plainText(text))
        return patchEdit(text, patches, selection);
    }
    return undefined;
  };
}

/** The text without marks and white space. */
function plainText(text: string): string {
  const words = (node: Nodes): string =>
    node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
      ? node.value
      : childrenOf(node).map(words).join('');
  return words(walkableTree(text)).replaceAll(/\s+/g, '');
}
