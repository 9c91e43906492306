import { trustedHtml } from '@/lib/browser/trustedTypes';

/** Parses HTML, sanitised and inert: nothing loads or runs. Throws before the sanitiser loads. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  // A TrustedHTML is accepted where TypeScript expects a string.
  Object.assign(template, { innerHTML: trustedHtml(html, 0) });
  return template.content;
}

let inert: Document | undefined;

/** A document in which nothing loads or runs; shared, because creating one is slow. */
export const inertDocument = (): Document =>
  (inert ??= document.implementation.createHTMLDocument(''));

/** Clones nodes into a new element. */
export function framed(nodes: Iterable<Node>): HTMLElement {
  const frame = inertDocument().createElement('div');
  for (const node of nodes) frame.append(node.cloneNode(true));
  return frame;
}

export const htmlIn = (parent: Element): string => parent.innerHTML;

export const htmlOf = (nodes: Iterable<Node>): string => htmlIn(framed(nodes));

const INLINE = new Set(
  'br strong b em i u s del ins sub sup small mark q code kbd a img span'.split(' '),
);

/** Whether a node is inline. */
export const isInlineNode = (node: Node): boolean =>
  node instanceof Element ? INLINE.has(node.localName) : node.nodeType === Node.TEXT_NODE;

/** Whether a node is only white space. */
export const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && /^[ \t\n\r\f]*$/.test(node.nodeValue ?? '');

/** The blocks of a text; a run of inline nodes counts as one block. */
export function blocksOf(parent: Node): Node[][] {
  const found: Node[][] = [];
  let line: Node[] = [];
  const end = (): void => {
    if (!line.every(isBlank)) found.push(line);
    line = [];
  };
  for (const child of parent.childNodes) {
    if (isInlineNode(child)) line.push(child);
    else if (child instanceof Element) {
      end();
      found.push([child]);
    }
  }
  end();
  return found;
}

/** Longest text the editor accepts, in UTF-16 code units (about 80,000 words). */
export const MAX_TEXT_LENGTH = 500_000;
/** From this length on visitors notice the wait, and the editor warns about it. */
export const HEAVY_TEXT_LENGTH = 300_000;
/** Longest HTML with pictures: counters exchange a record in one change of at most 1 MiB. */
export const MAX_PICTURED_LENGTH = 800_000;
/** Deeper trees would overflow the stack. */
export const MAX_DEPTH = 120;
