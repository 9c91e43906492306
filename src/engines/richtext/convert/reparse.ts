import type { Nodes, Root, RootContent } from 'mdast';
import { signatureOf } from './blocks';

export interface Parsed {
  text: string;
  root: Root;
}

/** Blocks parsed again before and after a change, because the change may merge with them. */
const MARGIN = 2;
/** Approximate characters parsed at once. */
const PIECE = 10_000;

interface Shift {
  offset: number;
  line: number;
}

/** A node with its positions shifted. */
function shiftNode<Node extends Nodes>(node: Node, by: Shift): Node {
  const { position } = node;
  const point = ({
    line,
    column,
    offset = 0,
  }: {
    line: number;
    column: number;
    offset?: number | undefined;
  }) => ({
    line: line + by.line,
    column,
    offset: offset + by.offset,
  });
  return {
    ...node,
    ...(position && { position: { start: point(position.start), end: point(position.end) } }),
    ...('children' in node && { children: node.children.map((child) => shiftNode(child, by)) }),
  };
}

const hasDefinition = (node: Nodes): boolean =>
  node.type === 'definition' || ('children' in node && node.children.some(hasDefinition));

const lineStart = ({ position }: RootContent): number =>
  (position?.start.offset ?? 0) - ((position?.start.column ?? 1) - 1);
const endOf = ({ position }: RootContent): number => position?.end.offset ?? 0;
const linesIn = (text: string): number => text.split('\n').length - 1;

function isSame(one: RootContent | undefined, other: RootContent, by: Shift): boolean {
  return (
    one !== undefined &&
    one.position?.start.offset === (other.position?.start.offset ?? 0) + by.offset &&
    signatureOf(one) === signatureOf(other)
  );
}

/** A blank line, then something that cannot continue a list. */
const BEGINNING = /\n[ \t]*\n(?=[^\s\-+*\d])/g;
/** Whether a block may continue after a blank line. */
const isOpenEnded = ({ type }: RootContent): boolean => type === 'code' || type === 'html';

/** A position, at least `length` after `from`, where a piece may end. */
function endOfPiece(text: string, from: number, length: number): number {
  BEGINNING.lastIndex = from + length;
  const found = BEGINNING.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/**
 * Parses a text in pieces, one step each, because the parsers' cost per block grows with the number
 * of preceding blocks.
 */
export function* readInPieces(
  text: string,
  parse: (part: string) => Root,
  length = PIECE,
): Generator<undefined, Root> {
  // Definitions apply to the whole text, and other line endings would shift the line numbers.
  if (text.length <= length || text.includes(']:') || text.includes('\r')) return parse(text);
  const children: RootContent[] = [];
  let line = 0;
  let wanted = length;
  for (let from = 0; from < text.length;) {
    const end = endOfPiece(text, from, wanted);
    const part = parse(text.slice(from, end)).children;
    let count = part.length;
    // These blocks are parsed again with the next piece; the end of code depends on text before it.
    if (end < text.length)
      while (count > 0 && part.slice(count - 1, count + 1).some(isOpenEnded)) count -= 1;
    const again = part[count];
    const next = again === undefined ? end : from + lineStart(again);
    // Grows, so that a long block is not parsed over and over.
    wanted = length + 2 * (end - next);
    for (const node of part.slice(0, count))
      children.push(from === 0 ? node : shiftNode(node, { offset: from, line }));
    line += linesIn(text.slice(from, next));
    from = next;
    yield;
  }
  return { type: 'root', children };
}

/**
 * Parses only the changed part of a text, given the previous text and its tree. Block parsing goes
 * line by line, so a new block is parsed the same whatever precedes it.
 * @returns undefined if the whole text must be parsed: the change reaches further, or the text has
 * definitions.
 */
export function reparse(
  before: Parsed,
  text: string,
  parse: (part: string) => Root,
): Root | undefined {
  const { text: old, root } = before;
  const { children } = root;
  const shortest = Math.min(old.length, text.length);
  let head = 0;
  while (head < shortest && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;

  const changedTo = old.length - tail;
  const whole = children.findIndex((child) => endOf(child) >= head);
  const first = Math.max(0, (whole < 0 ? children.length : whole) - MARGIN);
  const after = children.findIndex((child) => lineStart(child) > changedTo);
  const last = after < 0 ? children.length : after + MARGIN;
  const start = children[first];
  const next = children[last];
  // The block before `next` must be unchanged; this shows that the change reaches no further.
  const check = children[last - 1];
  if (start === undefined || next === undefined || check === undefined || after < 0)
    return undefined;
  if (children.some(hasDefinition)) return undefined;

  const from = first === 0 ? 0 : lineStart(start);
  // The parser drops a byte order mark at the start of its input.
  if (from > 0 && text[from] === '\uFEFF') return undefined;
  const moved: Shift = {
    offset: text.length - old.length,
    line: linesIn(text.slice(head, text.length - tail)) - linesIn(old.slice(head, changedTo)),
  };
  const part = parse(text.slice(from, lineStart(next) + moved.offset));
  if (hasDefinition(part)) return undefined;
  const placed: Shift = {
    offset: from,
    line: first === 0 ? 0 : (start.position?.start.line ?? 1) - 1,
  };
  const fresh = part.children.map((child) => shiftNode(child, placed));
  if (!isSame(fresh.at(-1), check, moved)) return undefined;
  // The tail starts with the checked block itself, whose end may depend on what follows it.
  const rest = children.slice(last - 1);
  const isMoved = moved.offset !== 0 || moved.line !== 0;
  return {
    ...root,
    children: [
      ...children.slice(0, first),
      ...fresh.slice(0, -1),
      ...(isMoved ? rest.map((child) => shiftNode(child, moved)) : rest),
    ],
  };
}
