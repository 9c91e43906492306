import type { Definition, Node, Nodes, Root } from 'mdast';
import { safeUrl } from '@/lib/browser/safeUrl';

/*
 * Markdown drops text in some rare syntax: `[Fee]: 300` is a link definition, and extra cells of a
 * table row are left out. These become text, so that nothing typed is lost.
 */

const LANGUAGE = /^[\w+#.-]{1,30}$/;

/** The first definition of each referenced label; those in lists and blockquotes are ignored. */
function usedDefinitions(root: Root): ReadonlySet<Node> {
  const names = new Set<string>();
  const definitions = root.children.filter(
    (node): node is Definition => node.type === 'definition',
  );
  const walk = (node: Nodes): void => {
    if (node.type === 'linkReference' || node.type === 'imageReference') names.add(node.identifier);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(root);
  return new Set(
    definitions.filter(
      ({ identifier }, index) =>
        names.has(identifier) &&
        definitions.findIndex((other) => other.identifier === identifier) === index,
    ),
  );
}

/** The tree with dropped text restored; `text` is its source. */
export function preserveText(root: Root, text: string): Root {
  const used = usedDefinitions(root);
  const sourceOf = ({ position }: Node): string =>
    text.slice(position?.start.offset, position?.end.offset);
  const kept = (node: Nodes): Nodes => {
    const { position } = node;
    if (node.type === 'definition' && !used.has(node))
      return {
        type: 'paragraph',
        children: [{ type: 'text', value: sourceOf(node) }],
        ...(position && { position }),
      };
    if (node.type === 'image' && safeUrl(node.url, 'picture') === undefined)
      return { type: 'text', value: node.alt ?? '', ...(position && { position }) };
    if (node.type === 'code' && (node.meta || !LANGUAGE.test(node.lang ?? 'text'))) {
      const info = [node.lang, node.meta].filter(Boolean).join(' ');
      return { ...node, lang: null, meta: null, value: `${info}\n${node.value}` };
    }
    if (!('children' in node)) return node;
    const next = Object.assign({}, node, { children: node.children.map(kept) });
    if (node.type === 'table') {
      const widest = Math.max(...node.children.map((row) => row.children.length));
      const align = Array.from({ length: widest }, (_, index) => node.align?.[index] ?? null);
      return Object.assign(next, { align });
    }
    return next;
  };
  return Object.assign({}, root, { children: root.children.map(kept) });
}
