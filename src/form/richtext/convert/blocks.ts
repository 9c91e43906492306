import type { Root, RootContent } from 'mdast';

/** What stands at the top of a Markdown text: one node, or all from `<div>` to its `</div>`. */
export interface Block {
  nodes: RootContent[];
  /** Equal for blocks that mean the same. */
  signature: string;
  start: number;
  end: number;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const SEPARATOR = /^<!-- *-->$/;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** How many elements a piece of raw HTML leaves open; negative where it closes more. */
function opened(html: string): number {
  let count = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG))
    if (!VOID.test(name)) count += slash === '/' ? -1 : 1;
  return count;
}

/** Where the raw HTML that starts at a node is closed again; the node itself where it is not. */
function closedAt(opens: readonly number[], from: number): number {
  let depth = 0;
  for (let index = from; index < opens.length; index += 1) {
    depth += opens[index] ?? 0;
    if (depth <= 0) return index;
  }
  return from;
}

/** A tree as a text: equal for trees that differ in nothing but the positions of their nodes. */
export function signatureOf(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/** The blocks of a Markdown tree, without the comments that only part two lists. */
export function blocksOf(root: Root): Block[] {
  const blocks: Block[] = [];
  const { children } = root;
  const opens = children.map((node) => (node.type === 'html' ? opened(node.value) : 0));
  for (let index = 0; index < children.length; index += 1) {
    const first = children[index];
    if (first === undefined || (first.type === 'html' && SEPARATOR.test(first.value))) continue;
    const last = closedAt(opens, index);
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

/** Whether two Markdown texts, one after the other, would become one list. */
export function wouldMerge(above: Root, below: Root): boolean {
  const last = above.children.at(-1);
  const [first] = below.children;
  return last?.type === 'list' && first?.type === 'list' && last.ordered === first.ordered;
}
