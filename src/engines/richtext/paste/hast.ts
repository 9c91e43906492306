import type { Element, ElementContent, Nodes, Parents, RootContent } from 'hast';

/** Inline elements; every other element ends a paragraph. */
const INLINE = new Set(
  'a abbr acronym audio b bdi bdo big br button canvas cite code data del dfn em embed font i iframe img input ins kbd label map mark meter noscript object output picture progress q ruby rb rp rt rtc s samp script select slot small span strike strong style sub sup svg template textarea time tt u var video wbr math link meta'.split(
    ' ',
  ),
);

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

export function isTag(node: Nodes | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && names.includes(node.tagName);
}

export function isInline(node: Nodes): boolean {
  return node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName));
}

export function classesOf(node: Element): string[] {
  const { className } = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The level of `indent-N` or Quill's `ql-indent-N`; 0 for none. */
export function indentOf(node: Element): number {
  for (const name of classesOf(node)) {
    const step = /^(?:ql-)?indent-([1-9])$/.exec(name)?.[1];
    if (step !== undefined) return Number(step);
  }
  return 0;
}

export function element(
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The text content of a tree; a `br` becomes a line feed. */
export function nodeText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isTag(node, 'br')) return '\n';
  return 'children' in node ? node.children.map(nodeText).join('') : '';
}

/** The children of a parent, without doctypes. */
export function contentOf(parent: Parents): ElementContent[] {
  return parent.children.flatMap((child) => (child.type === 'doctype' ? [] : [child]));
}

/** Depth of the tree; without recursion, because deep input would overflow the stack. */
export function depthOf(nodes: readonly RootContent[]): number {
  let depth = 0;
  let level: readonly Nodes[] = nodes;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return depth;
}
