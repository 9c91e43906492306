import type { Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The tree of an HTML text, with the places of its tags. */
export function parseHtml(html: string): Root {
  return fromHtml(html, { fragment: true, verbose: true });
}

function bare(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value;
}

/** Whether two lists of nodes mean the same, wherever they stand. */
export function sameNodes(one: readonly Nodes[], other: readonly Nodes[]): boolean {
  return JSON.stringify(one, bare) === JSON.stringify(other, bare);
}

export interface Span {
  start: number;
  end: number;
}

/** Where a node's source is; undefined where the parser added the node. */
export function spanOf(node: Nodes): Span | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Where the source of an element's content is; undefined where a tag of it is implied. */
export function innerSpanOf(node: RootContent): Span | undefined {
  const tags = node.type === 'element' ? node.data?.position : undefined;
  const start = tags?.opening?.end.offset;
  const end = tags?.closing?.start.offset;
  return start === undefined || end === undefined || end < start ? undefined : { start, end };
}
