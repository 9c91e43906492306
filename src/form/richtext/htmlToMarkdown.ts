import type { Element, Root, RootContent } from 'hast';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent, Root as MarkdownRoot, RootContent as Block } from 'mdast';
import { cure } from './cures';
import { contentOf, textOf } from './hast';
import { writeMarkdown, type TaggedText } from './markdown';

/** Tags that Markdown has no mark for and the public page shows. */
const TAGGED = ['u', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd'];

/** Elements that the public page never shows, with what they hold. */
const UNSEEN =
  'applet audio base canvas embed iframe input math noembed noframes noscript object option select style svg template textarea title video xmp'.split(
    ' ',
  );

function tagged(state: State, node: Element): TaggedText | PhrasingContent[] {
  // Allow what is not quite inline; the tag goes around it all the same.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const children = state.all(node) as PhrasingContent[];
  const blank = textOf(node).trim() === '';
  return blank ? children : { type: 'textDirective', tag: node.tagName, children };
}

function codeBlock(_state: State, node: Element): Nodes | undefined {
  const value = textOf(node)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  return value === '' ? undefined : { type: 'code', lang: null, meta: null, value };
}

function division(state: State, node: Element): Block[] {
  const content = state.toFlow(state.all(node));
  const indent = node.properties['dataIndent'];
  if (indent === undefined || content.length === 0) return content;
  return [
    { type: 'html', value: `<div class="indent-${String(indent)}">` },
    ...content,
    { type: 'html', value: '</div>' },
  ];
}

const lineBreak = (_state: State, node: Element): Nodes =>
  node.properties['dataCell'] === undefined ? { type: 'break' } : { type: 'html', value: '<br>' };

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(UNSEEN.map((name): [string, Handle] => [name, () => undefined])),
  ...Object.fromEntries(TAGGED.map((name): [string, Handle] => [name, tagged])),
  pre: codeBlock,
  div: division,
  br: lineBreak,
};

/** The Markdown tree of parsed HTML. */
export function markdownTree(tree: Root): MarkdownRoot {
  const result = toMdast(cure(tree), { document: true, handlers });
  return result.type === 'root' ? result : { type: 'root', children: [] };
}

/** The Markdown of parsed HTML; '' where it has none. */
export function htmlToMarkdown(nodes: readonly RootContent[]): string {
  const markdown = markdownTree({
    type: 'root',
    children: contentOf({ type: 'root', children: [...nodes] }),
  });
  return writeMarkdown(markdown);
}
