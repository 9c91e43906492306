import type { fromHtml } from 'hast-util-from-html';

export type Root = ReturnType<typeof fromHtml>;
type RootContent = Root['children'][number];
export type Element = Extract<RootContent, { type: 'element' }>;
export type ElementContent = Element['children'][number];
type Nodes = Root | RootContent;

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
function indentOf(node: Element): number {
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
export function contentOf(parent: Root | Element): ElementContent[] {
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

/** Inline style of an element, property to value, in lower case. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const { style } = properties;
  const rules = typeof style === 'string' ? style.toLowerCase().split(';') : [];
  return new Map(
    rules.map((rule): [string, string] => {
      const colon = rule.indexOf(':');
      return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()];
    }),
  );
}

const isNormal = (value: string | undefined): boolean =>
  value !== undefined && /^(?:normal|[1-5]00)$/.test(value);
const isHeavy = (value: string | undefined): boolean =>
  value !== undefined && /^(?:bold|bolder|[6-9]00)$/.test(value);

/** Whether the style of a bold or italic tag cancels it. */
export function isCancelled(node: Element): boolean {
  const style = styleOf(node);
  if (/^(?:b|strong)$/.test(node.tagName)) return isNormal(style.get('font-weight'));
  return /^(?:i|em)$/.test(node.tagName) && style.get('font-style') === 'normal';
}

/** The tags equivalent to a style. */
export function tagsOfStyle(style: ReadonlyMap<string, string>): string[] {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const raised = style.get('vertical-align');
  return [
    isHeavy(style.get('font-weight')) ? 'strong' : '',
    /^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? 'em' : '',
    line.includes('underline') ? 'u' : '',
    line.includes('line-through') ? 'del' : '',
    raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : '',
  ].filter(Boolean);
}

export function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return style.get('display') === 'none' || style.get('mso-hide') === 'all';
}

/** How white space is shown: collapsed, with line feeds as breaks, or unchanged. */
export type Space = 'collapsed' | 'lines' | 'verbatim';

/** How an element shows white space; undefined if like its parent. */
export function spaceOf(node: Element): Space | undefined {
  if (/^(?:pre|code)$/.test(node.tagName)) return 'verbatim';
  const style = styleOf(node);
  const value = style.get('white-space') ?? style.get('white-space-collapse') ?? '';
  if (/^(?:pre|break-spaces)/.test(value)) return 'lines';
  return /^(?:normal|nowrap|collapse)/.test(value) ? 'collapsed' : undefined;
}

/** The tag name of an element; `div` or `span` if its style makes it a block or inline. */
export function displayOf(node: Element): string {
  const display = styleOf(node).get('display') ?? '';
  const isBlock = /^(?:block|flex|grid|table|list-item)\b(?!-)/.test(display);
  if (/^(?:span|font)$/.test(node.tagName) && isBlock) return 'div';
  if (/^(?:div|p)$/.test(node.tagName) && /^inline\b(?!-)/.test(display)) return 'span';
  return node.tagName;
}

/** An item with its nesting level. */
export interface FlatItem {
  level: number;
  tagName: 'ul' | 'ol';
  content: ElementContent;
}

export function nestedLists(items: readonly FlatItem[]): Element[] {
  const lists: Element[] = [];
  const first = Math.min(...items.map(({ level }) => level));
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (item === undefined) break;
    let end = index + 1;
    if (item.level === first) {
      let list = lists.at(-1);
      if (list?.tagName !== item.tagName) lists.push((list = element(item.tagName)));
      list.children.push(item.content);
    } else {
      while (end < items.length && (items[end]?.level ?? 0) > first) end += 1;
      const holder = lists.at(-1)?.children.at(-1);
      const deeper = nestedLists(items.slice(index, end));
      if (isElement(holder)) holder.children.push(...deeper);
      else lists.push(...deeper);
    }
    index = end;
  }
  return lists;
}

function quillItems(list: Element): FlatItem[] {
  const own = list.tagName === 'ol' ? 'ol' : 'ul';
  return list.children.flatMap((child): FlatItem[] => {
    if (!isElement(child))
      return child.type === 'text' && child.value.trim() === ''
        ? []
        : [{ content: child, level: 0, tagName: own }];
    const kind = child.properties['dataList'];
    const tagName = kind === 'bullet' ? 'ul' : kind === 'ordered' ? 'ol' : own;
    return [{ content: element('li', [...child.children]), level: indentOf(child), tagName }];
  });
}

/**
 * Quill stores nested lists flat: the depth in a class (`ql-indent-2`) and, since version 2, the
 * kind in `data-list`.
 * @returns nested lists, or the list itself if it is not from Quill.
 */
export function nestQuillLists(list: Element): Element[] {
  const isQuill = list.children.some(
    (child) =>
      isElement(child) && (child.properties['dataList'] !== undefined || indentOf(child) > 0),
  );
  return isQuill ? nestedLists(quillItems(list)) : [list];
}

/** Moves a list between items, which Google Docs writes, into the item before it. */
export function withListsInItems(list: Element): Element {
  const children: ElementContent[] = [];
  for (const child of list.children) {
    const above = children.findLast(isElement);
    if (isTag(child, 'ul', 'ol') && above?.tagName === 'li')
      children[children.indexOf(above)] = { ...above, children: [...above.children, child] };
    else children.push(child);
  }
  return { ...list, children };
}
