import { trustedHtml } from '@/lib/browser/trustedTypes';

/** Parses HTML sanitised, and inert: nothing in it loads or runs. Throws before the sanitiser is loaded. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  // What the policy makes is accepted where TypeScript expects a string.
  Object.assign(template, { innerHTML: trustedHtml(html, 0) });
  return template.content;
}

let inert: Document | undefined;

/** A document in which nothing loads or runs; one, for making one takes long. */
export const inertDocument = (): Document =>
  (inert ??= document.implementation.createHTMLDocument(''));

/** Copies of nodes in an element of their own. */
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

/** Whether a node stands in a line. */
export const isInlineNode = (node: Node): boolean =>
  node instanceof Element ? INLINE.has(node.localName) : node.nodeType === Node.TEXT_NODE;

/** Whether a node is white space alone. */
export const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && /^[ \t\n\r\f]*$/.test(node.nodeValue ?? '');

/** The blocks of a text; a run of inline nodes is one of them. */
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
