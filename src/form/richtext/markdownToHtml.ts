import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { sanitize } from '@/ui/sanitize';
import { isElement } from './hast';

/** What an edited element keeps of the one that it replaces. */
export type KeptAttributes = Readonly<Record<'dir' | 'lang', string | undefined>>;

export interface RenderOptions {
  /** The definitions that the nodes' links may name. */
  definitions?: readonly RootContent[];
  /** For a text that becomes a single element. */
  attributes?: KeptAttributes | undefined;
}

/** The HTML of Markdown nodes, sanitised. */
export function markdownToHtml(
  nodes: readonly RootContent[],
  { definitions = [], attributes }: RenderOptions = {},
): string {
  const tree = raw(
    toHast({ type: 'root', children: [...nodes, ...definitions] }, { allowDangerousHtml: true }),
  );
  if (attributes !== undefined && 'children' in tree) {
    const [only, ...others] = tree.children.flatMap((node) => (isElement(node) ? [node] : []));
    if (only !== undefined && others.length === 0) Object.assign(only.properties, attributes);
  }
  return sanitize(toHtml(tree)).trim();
}
