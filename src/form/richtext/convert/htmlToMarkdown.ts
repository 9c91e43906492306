import type { Element, Root, RootContent } from 'hast';
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent, Root as MarkdownRoot, RootContent as Block } from 'mdast';
import { normalizeHtml } from './normalizeHtml';
import { LANGUAGE_CLASS, sanitize } from '@/ui/richText/sanitize';
import { classesOf, contentOf, isElement, isInline, isTag, textOf } from './hast';
import { writeMarkdown, type BoxedBlocks, type TaggedText } from './markdown';

/** Tags that Markdown has no mark for and the public page shows. */
const TAGGED = ['u', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'q'];
/** Blocks that Markdown has no mark for and the public page shows. */
const BOXES = ['dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'];

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
  const value = textOf(node).replace(/\n$/, '');
  const names = node.children.flatMap((child) => (isElement(child) ? classesOf(child) : []));
  const lang = names.find((name) => LANGUAGE_CLASS.test(name))?.slice('language-'.length) ?? null;
  return value.trim() === '' ? undefined : { type: 'code', lang, meta: null, value };
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

/** A block as its own tags around Markdown, or in one line of HTML where it holds words alone. */
function box(state: State, node: Element): BoxedBlocks | Block[] {
  const { tagName: tag, properties } = node;
  const attributes = properties['open'] === undefined ? '' : ' open';
  const isWords = node.children.every(isInline);
  if (tag === 'figure' && !node.children.some((child) => isTag(child, 'figcaption')))
    return state.toFlow(state.all(node));
  if (!isWords)
    return {
      type: 'containerDirective',
      tag,
      attributes,
      children: state.toFlow(state.all(node)),
    };
  const words = sanitize(toHtml(node.children)).replace(/\s+/g, ' ').trim();
  return { type: 'containerDirective', tag, attributes, words, children: [] };
}

/** A place to jump to; any other link is one, with an address or without. */
function link(state: State, node: Element): Nodes | TaggedText {
  const { href, id } = node.properties;
  if (typeof id === 'string' && !href && /^[^\s"<>&]+$/.test(id))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ...anchor(id), children: state.all(node) as PhrasingContent[] };
  return defaultHandlers.a(state, node);
}

const anchor = (id: string): TaggedText => ({
  type: 'textDirective',
  tag: 'a',
  attributes: ` id="${id}"`,
  children: [],
});

const lineBreak = (_state: State, node: Element): Nodes =>
  node.properties['dataCell'] === undefined ? { type: 'break' } : { type: 'html', value: '<br>' };

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(UNSEEN.map((name): [string, Handle] => [name, () => undefined])),
  ...Object.fromEntries(TAGGED.map((name): [string, Handle] => [name, tagged])),
  ...Object.fromEntries(BOXES.map((name): [string, Handle] => [name, box])),
  a: link,
  pre: codeBlock,
  div: division,
  br: lineBreak,
};

/** The Markdown tree of parsed HTML. */
export function markdownTree(tree: Root): MarkdownRoot {
  const result = toMdast(normalizeHtml(tree), { document: true, handlers });
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
