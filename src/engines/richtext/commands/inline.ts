import type { Nodes, Paragraph, Root } from 'mdast';
import type { TextSelection } from './edit';

/** Blocks that contain only inline content. */
export type TextBlock = Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>;

export function spanOfNode(node: Nodes): TextSelection {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

export const childrenOf = (node: Nodes): readonly Nodes[] =>
  'children' in node ? node.children : [];

const isTextBlock = (node: Nodes): node is TextBlock =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

/** Whether two spans share a character, or a caret is inside or at the end of a span. */
export function overlaps(span: TextSelection, selection: TextSelection): boolean {
  return selection.start === selection.end
    ? span.start <= selection.start && selection.end <= span.end
    : span.start < selection.end && selection.start < span.end;
}

/** The text blocks that a selection touches, in document order. */
export function textBlocks(root: Root | Paragraph | Nodes, selection: TextSelection): TextBlock[] {
  return childrenOf(root).flatMap((node) => {
    if (!overlaps(spanOfNode(node), selection)) return [];
    return isTextBlock(node) ? [node] : textBlocks(node, selection);
  });
}

/** The span of a node's content, without the marks around it. */
export function innerSpan(node: Nodes): TextSelection {
  const children = childrenOf(node);
  const first = children[0];
  const last = children.at(-1);
  if (first === undefined || last === undefined) return spanOfNode(node);
  return { start: spanOfNode(first).start, end: spanOfNode(last).end };
}

/** A span without leading and trailing blanks and the backslash of a hard line break. */
export function trimSpan(text: string, { start, end }: TextSelection): TextSelection {
  const piece = text.slice(start, end);
  const lead = /^[\s\\]*(?<=^|\s)/.exec(piece)?.[0].length ?? 0;
  let rest = piece.slice(lead).trimEnd();
  while (/(?<!\\)\\$/.test(rest)) rest = rest.slice(0, -1).trimEnd();
  return { start: start + lead, end: start + lead + rest.length };
}

/** Whether a caret is in text that is not parsed as Markdown: a code block or raw HTML. */
export function isVerbatim(root: Nodes, caret: TextSelection): boolean {
  return childrenOf(root).some((node) => {
    if (!overlaps(spanOfNode(node), caret)) return false;
    return node.type === 'code' || node.type === 'html' || isVerbatim(node, caret);
  });
}
