import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type { Code, Html, RootContent, Text } from 'mdast';
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast';
import { sanitize } from '@/engines/html/sanitize';
import { element, isElement } from './hast';
import { escapeHiddenTags } from '../shownTags';

/** Attributes that an edited element keeps from the original. */
export type KeptAttributes = Readonly<Record<'dir' | 'lang' | 'id', string | undefined>>;

export interface RenderOptions {
  /** Definitions for reference links in the nodes. */
  definitions?: readonly RootContent[];
  /** Applied if the result is a single element. */
  attributes?: KeptAttributes | undefined;
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
  { definitions = [], attributes }: RenderOptions = {},
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
  return sanitize(toHtml(tree)).trim();
}
