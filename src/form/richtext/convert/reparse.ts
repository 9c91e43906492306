import type { Nodes, Root, RootContent } from 'mdast';

/** A text and its tree. */
export interface Parsed {
  text: string;
  root: Root;
}

/** Blocks before and after a change that are read again with it: a change may join them to itself. */
const MARGIN = 2;

interface Shift {
  offset: number;
  line: number;
}

/** A node as it is, some way further on in the text. */
function shifted<Node extends Nodes>(node: Node, by: Shift): Node {
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
    ...('children' in node && { children: node.children.map((child) => shifted(child, by)) }),
  };
}

const hasDefinition = (node: Nodes): boolean =>
  node.type === 'definition' || ('children' in node && node.children.some(hasDefinition));

const lineStart = ({ position }: RootContent): number =>
  (position?.start.offset ?? 0) - ((position?.start.column ?? 1) - 1);
const endOf = ({ position }: RootContent): number => position?.end.offset ?? 0;
const linesIn = (text: string): number => text.split('\n').length - 1;

function bare(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value;
}

function isSame(one: RootContent | undefined, other: RootContent, by: Shift): boolean {
  return (
    one !== undefined &&
    one.position?.start.offset === (other.position?.start.offset ?? 0) + by.offset &&
    JSON.stringify(one, bare) === JSON.stringify(other, bare)
  );
}

/**
 * The tree of a text that differs from one already read in one place, where only that place must
 * be read again. Reading goes line by line, so that what begins a block of its own is read the same
 * whatever was before it.
 * @returns undefined where the whole text must be read: what changed reaches further, or the text
 *   defines addresses, which count everywhere.
 */
export function reparsed(
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
  let first = Math.max(0, (whole < 0 ? children.length : whole) - MARGIN);
  // Where indented code ends, and what may follow it, depends on what is before it.
  while (first > 0 && children.slice(first - 1, first + 1).some(({ type }) => type === 'code'))
    first -= 1;
  const after = children.findIndex((child) => lineStart(child) > changedTo);
  const last = after < 0 ? children.length : after + MARGIN;
  const start = children[first];
  const next = children[last];
  // The block before `next`, on which it is seen that the change reaches no further.
  const check = children[last - 1];
  if (start === undefined || next === undefined || check === undefined || after < 0)
    return undefined;
  if (children.some(hasDefinition)) return undefined;

  const from = first === 0 ? 0 : lineStart(start);
  // A reader drops this character at the start of what it reads.
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
  const fresh = part.children.map((child) => shifted(child, placed));
  if (!isSame(fresh.at(-1), check, moved)) return undefined;
  // From the block of the check on as it was: where it ends may depend on what follows it.
  const rest = children.slice(last - 1);
  const isMoved = moved.offset !== 0 || moved.line !== 0;
  return {
    ...root,
    children: [
      ...children.slice(0, first),
      ...fresh.slice(0, -1),
      ...(isMoved ? rest.map((child) => shifted(child, moved)) : rest),
    ],
  };
}
