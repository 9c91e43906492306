import type { Nodes } from 'mdast';
import type { Selection } from './edit';
import { childrenOf, spanOfNode } from './inline';

export const within = (span: Selection, outer: Selection): boolean =>
  outer.start <= span.start && span.end <= outer.end;

/** Nodes that a mark may start or end in the middle of. */
const OPEN_TYPES = new Set([
  'text',
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
  'link',
]);

function isOpen(node: Nodes, text: string): boolean {
  if (!OPEN_TYPES.has(node.type)) return false;
  return node.type !== 'link' || text.charAt(spanOfNode(node).start) === '[';
}

/** For each raw tag among some nodes the tag that opens or closes what it closes or opens. */
function partners(nodes: readonly Nodes[]): Map<number, number> {
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

/** The parts of a node that a span covers: each inside one parent, so that marks around it nest. */
export function piecesOf(node: Nodes, span: Selection, text: string): Selection[] {
  const pieces: Selection[] = [];
  let run: Selection | undefined;
  const children = childrenOf(node);
  const pairs = partners(children);
  for (const [index, child] of children.entries()) {
    const at = spanOfNode(child);
    const covers = { start: Math.max(at.start, span.start), end: Math.min(at.end, span.end) };
    if (covers.start >= covers.end) continue;
    const partner = children[pairs.get(index) ?? -1];
    const isLoose =
      child.type === 'html' &&
      !/^<br\b/i.test(child.value) &&
      (partner === undefined || !within(at, span) || !within(spanOfNode(partner), span));
    const isWhole = within(at, span) || !isOpen(child, text);
    if (isLoose) {
      run = undefined;
    } else if (isWhole || child.type === 'text') {
      const piece = isWhole ? at : covers;
      if (run === undefined) pieces.push((run = { ...piece }));
      else run.end = piece.end;
    } else {
      run = undefined;
      pieces.push(...piecesOf(child, span, text));
    }
  }
  return pieces;
}

/** Not between a backslash and what it escapes, nor inside a character reference. */
export function onCharacters(text: string, { start, end }: Selection): Selection {
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

/** The word that a caret stands in; the caret itself where it stands in none. */
export function wordAt(text: string, caret: number): Selection {
  const before =
    // oxlint-disable-next-line regexes/linear -- it reads 200 characters.
    /[\p{L}\p{N}\p{M}]+$/u.exec(text.slice(Math.max(0, caret - 200), caret))?.[0] ?? '';
  const after = /^[\p{L}\p{N}\p{M}]+/u.exec(text.slice(caret, caret + 200))?.[0] ?? '';
  if (before === '' || after === '') return { start: caret, end: caret };
  return { start: caret - before.length, end: caret + after.length };
}
