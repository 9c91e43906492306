import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type { Element, Nodes } from 'hast';
import type { Code, Html, RootContent, Text } from 'mdast';
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast';
import { sanitize } from '@/engines/html/sanitize';
import { element, isElement, isTag } from './hast';
import { escapeHiddenTags } from '../shownTags';

/** Attributes that an edited element keeps from the original. */
export type KeptAttributes = Readonly<Record<'dir' | 'lang' | 'id', string | undefined>>;

export interface RenderOptions {
  /** Definitions for reference links in the nodes. */
  definitions?: readonly RootContent[];
  /** Applied if the result is a single element. */
  attributes?: KeptAttributes | undefined;
  /** What the nodes were before an edit: links and pictures keep what Markdown has no syntax for. */
  original?: readonly Nodes[];
}

const BASE = 'https://site.invalid';

/** The links and pictures of a tree, by what they lead to or show. */
function addressedIn(node: Nodes): (readonly [key: string, element: Element])[] {
  const inside = 'children' in node ? node.children.flatMap(addressedIn) : [];
  if (!isElement(node) || !isTag(node, 'a', 'img')) return inside;
  const address = node.properties['href'] ?? node.properties['src'] ?? '';
  // Markdown writes other letters of an address as percent signs and digits.
  const url = URL.canParse(address, BASE) ? new URL(address, BASE).href : address;
  return [[`${node.tagName} ${url}`, node], ...inside];
}

const handlers: Handlers = {
  // A line feed in the source becomes a `<br>`.
  text: (_state, { value }: Text) =>
    value.split('\n').flatMap((line, index, { length }) => {
      const start = index === 0 ? line : line.trimStart();
      const text = { type: 'text' as const, value: index === length - 1 ? start : start.trimEnd() };
      return index === 0 ? [text] : [element('br'), { type: 'text' as const, value: '\n' }, text];
    }),
  // `raw` drops the first line feed, because HTML ignores one after `<pre>`.
  code: (state, node: Code) =>
    defaultHandlers.code(state, { ...node, value: node.value.replace(/^\n/, '\n\n') }),
  html: (_state, { value }: Html) => ({ type: 'raw' as const, value: escapeHiddenTags(value) }),
};

/** Converts Markdown nodes to sanitised HTML. */
export function markdownToHtml(
  nodes: readonly RootContent[],
  { definitions = [], attributes, original = [] }: RenderOptions = {},
): string {
  const tree = raw(
    toHast(
      { type: 'root', children: [...nodes, ...definitions] },
      { allowDangerousHtml: true, handlers },
    ),
  );
  if (attributes !== undefined && 'children' in tree) {
    const [only, ...others] = tree.children.flatMap((node) => (isElement(node) ? [node] : []));
    if (only !== undefined && others.length === 0) Object.assign(only.properties, attributes);
  }
  const before = new Map(original.flatMap(addressedIn));
  for (const [key, node] of addressedIn(tree)) {
    const { title: _inMarkdown, ...kept } = before.get(key)?.properties ?? {};
    node.properties = { ...kept, ...node.properties };
  }
  return sanitize(toHtml(tree)).trim();
}
