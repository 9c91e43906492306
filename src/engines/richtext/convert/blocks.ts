import type { Root, RootContent } from 'mdast';

/** A top-level Markdown node, or all nodes from a raw `<div>` to its `</div>`. */
export interface Block {
  nodes: RootContent[];
  /** Equal for blocks with the same meaning. */
  signature: string;
  start: number;
  end: number;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const SEPARATOR = /^<!-- *-->$/;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** Opening minus closing tags in a piece of raw HTML. */
function openTags(html: string): number {
  let count = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG))
    if (!VOID.test(name)) count += slash === '/' ? -1 : 1;
  return count;
}

/** Index of the node that closes the raw HTML of node `from`; `from` itself if none does. */
function closingIndex(opens: readonly number[], from: number): number {
  let depth = 0;
  for (let index = from; index < opens.length; index += 1) {
    depth += opens[index] ?? 0;
    if (depth <= 0) return index;
  }
  return from;
}

/** Serialises a tree without positions, so that equal trees give equal strings. */
export function signatureOf(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/** The top-level blocks of a tree, without the comments that only separate two lists. */
export function blocksOf(root: Root): Block[] {
  const blocks: Block[] = [];
  const { children } = root;
  const opens = children.map((node) => (node.type === 'html' ? openTags(node.value) : 0));
  for (let index = 0; index < children.length; index += 1) {
    const first = children[index];
    if (first === undefined || (first.type === 'html' && SEPARATOR.test(first.value))) continue;
    const last = closingIndex(opens, index);
    const nodes = children.slice(index, last + 1);
    blocks.push({
      nodes,
      signature: signatureOf(nodes),
      start: first.position?.start.offset ?? 0,
      end: nodes.at(-1)?.position?.end.offset ?? 0,
    });
    index = last;
  }
  return blocks;
}

/** Whether two adjacent Markdown texts would become one list. */
export function wouldMerge(above: Root, below: Root): boolean {
  const last = above.children.at(-1);
  const [first] = below.children;
  return last?.type === 'list' && first?.type === 'list' && last.ordered === first.ordered;
}
