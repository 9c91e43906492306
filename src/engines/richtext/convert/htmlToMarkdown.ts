import type { Element, ElementContent, Root, RootContent } from 'hast';
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent, Root as MarkdownRoot, RootContent as Block } from 'mdast';
import { normalizeHtml } from './normalizeHtml';
import { LANGUAGE_CLASS, sanitize } from '@/engines/html/sanitize';
import { classesOf, contentOf, isElement, isInline, isTag, nodeText } from './hast';
import { writeMarkdown, type BoxedBlocks, type TaggedText } from './markdown';

/** Inline elements without Markdown syntax that the public page renders. */
const TAGGED = ['u', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'q'];
/** Block elements without Markdown syntax that the public page renders. */
const BOXES = ['dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'];

/** Elements that the public page removes with their content. */
const REMOVED =
  'applet audio base canvas embed iframe input math noembed noframes noscript object option select style svg template textarea title video xmp'.split(
    ' ',
  );

function tagged(state: State, node: Element): TaggedText | PhrasingContent[] {
  // The children may not be strictly phrasing content, but the tag can wrap them all the same.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const children = state.all(node) as PhrasingContent[];
  const blank = nodeText(node).trim() === '';
  return blank ? children : { type: 'textDirective', tag: node.tagName, children };
}

/** The text of a `pre`, in which each block is a line of its own. */
function codeOf(node: ElementContent): string {
  if (!isElement(node) || isTag(node, 'br')) return nodeText(node);
  return node.children.reduce((text, child) => {
    if (!isElement(child) || isInline(child)) return text + codeOf(child);
    const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${start}${codeOf(child).replace(/\n$/, '')}\n`;
  }, '');
}

function codeBlock(_state: State, node: Element): Nodes | undefined {
  const value = codeOf(node).replace(/\n$/, '');
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

/** A block as its own tags around Markdown blocks, or one line of HTML if it only contains text. */
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

/** An anchor for a fragment link, or a link. */
function link(state: State, node: Element): Nodes | TaggedText {
  const { href, name } = node.properties;
  const id = node.properties['id'] ?? name;
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

/** A span with a language or direction of its own; the site's own language goes without saying. */
function span(state: State, node: Element): TaggedText | PhrasingContent[] {
  const { lang, dir } = node.properties;
  const isForeign = typeof lang === 'string' && /^(?!en\b)[a-z-]+$/i.test(lang);
  const isTurned = typeof dir === 'string' && /^(?:ltr|rtl|auto)$/i.test(dir);
  const attributes = `${isForeign ? ` lang="${lang}"` : ''}${isTurned ? ` dir="${dir}"` : ''}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const children = state.all(node) as PhrasingContent[];
  const isPlain = attributes === '' || nodeText(node).trim() === '';
  return isPlain ? children : { type: 'textDirective', tag: 'span', attributes, children };
}

const lineBreak = (_state: State, node: Element): Nodes =>
  node.properties['dataCell'] === undefined ? { type: 'break' } : { type: 'html', value: '<br>' };

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(REMOVED.map((name): [string, Handle] => [name, () => undefined])),
  ...Object.fromEntries(TAGGED.map((name): [string, Handle] => [name, tagged])),
  ...Object.fromEntries(BOXES.map((name): [string, Handle] => [name, box])),
  a: link,
  span,
  pre: codeBlock,
  div: division,
  br: lineBreak,
};

export function markdownTree(tree: Root): MarkdownRoot {
  const result = toMdast(normalizeHtml(tree), { document: true, handlers });
  return result.type === 'root' ? result : { type: 'root', children: [] };
}

/** Converts parsed HTML to Markdown; '' for no content. */
export function htmlToMarkdown(nodes: readonly RootContent[]): string {
  const markdown = markdownTree({
    type: 'root',
    children: contentOf({ type: 'root', children: [...nodes] }),
  });
  return writeMarkdown(markdown);
}
