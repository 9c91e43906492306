import type { Nodes } from 'mdast';
import type { Selection } from './edit';
import { childrenOf, innerSpan, spanOfNode } from './inline';
import { strings } from '../editor/strings';

export type MarkName = 'bold' | 'italic' | 'underline' | 'strike';

export interface Mark {
  /** Its Markdown node; a mark that is a pair of tags has none. */
  type?: Nodes['type'];
  open: string;
  close: string;
  /** The tag to use where the Markdown marks would not be read as marks, as in `a**(b)**c`. */
  tags: readonly [first: string, ...others: string[]];
  placeholder: string;
}

export const MARKS: Readonly<Record<MarkName, Mark>> = {
  bold: {
    type: 'strong',
    open: '**',
    close: '**',
    tags: ['strong', 'b'],
    placeholder: strings.placeholders.bold,
  },
  italic: {
    type: 'emphasis',
    open: '*',
    close: '*',
    tags: ['em', 'i'],
    placeholder: strings.placeholders.italic,
  },
  strike: {
    type: 'delete',
    open: '~~',
    close: '~~',
    tags: ['del', 's'],
    placeholder: strings.placeholders.strike,
  },
  underline: {
    open: '<u>',
    close: '</u>',
    tags: ['u'],
    placeholder: strings.placeholders.underline,
  },
};

/** A marked piece: all of it, and what is inside the marks. */
export interface Marked {
  outer: Selection;
  inner: Selection;
}

/** The pairs of raw tags among a node's children. */
function tagPairs(node: Nodes, tags: readonly string[]): Marked[] {
  const opening: { name: string; span: Selection }[] = [];
  const found: Marked[] = [];
  for (const child of childrenOf(node)) {
    const tag = child.type === 'html' ? /^<(\/?)([a-z]+)\s*>$/i.exec(child.value) : null;
    const name = tag?.[2]?.toLowerCase() ?? '';
    if (!tags.includes(name)) continue;
    const span = spanOfNode(child);
    if (tag?.[1] === '') opening.push({ name, span });
    else if (opening.at(-1)?.name === name) {
      const from = opening.pop()?.span ?? span;
      found.push({
        outer: { start: from.start, end: span.end },
        inner: { start: from.end, end: span.start },
      });
    }
  }
  return found;
}

/** Every piece under a node that carries a mark. */
export function markedPieces(node: Nodes, mark: Mark): Marked[] {
  const own = node.type === mark.type ? [{ outer: spanOfNode(node), inner: innerSpan(node) }] : [];
  return [
    ...own,
    ...tagPairs(node, mark.tags),
    ...childrenOf(node).flatMap((child) => markedPieces(child, mark)),
  ];
}
