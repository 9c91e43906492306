import type { Nodes } from 'mdast';
import type { TextSelection } from './edit';
import { childrenOf, innerSpan, spanOfNode } from './inline';
import { strings } from '../strings';

export type MarkName = 'bold' | 'italic' | 'underline' | 'strike';

export interface Mark {
  /** Its mdast node type; undefined for marks that only exist as HTML tags. */
  type?: Nodes['type'];
  open: string;
  close: string;
  /** Tags to use where Markdown delimiters are not parsed as such, as in `a**(b)**c`. */
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

/** The span of marked text with and without its delimiters. */
export interface MarkedSpan {
  outer: TextSelection;
  inner: TextSelection;
}

/** Spans between matching raw tags among a node's children. */
function tagPairs(node: Nodes, tags: readonly string[]): MarkedSpan[] {
  const opening: { name: string; span: TextSelection }[] = [];
  const found: MarkedSpan[] = [];
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

/** Every span under a node that carries a mark. */
export function markedSpans(node: Nodes, mark: Mark): MarkedSpan[] {
  const own = node.type === mark.type ? [{ outer: spanOfNode(node), inner: innerSpan(node) }] : [];
  return [
    ...own,
    ...tagPairs(node, mark.tags),
    ...childrenOf(node).flatMap((child) => markedSpans(child, mark)),
  ];
}
