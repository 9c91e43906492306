import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { safeUrl } from '@/lib/browser/safeUrl';
import { sanitize } from '@/engines/html/sanitize';
import { contentOf, element, indentOf, isElement, isInline, isTag, nodeText } from './hast';
import { nestQuillLists, withListsInItems } from './flatLists';

/** Marks, and inline elements that Markdown drops, which would hide the end of a mark from it. */
const MARKS = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins mark s small span strike strong sub sup time u'.split(
    ' ',
  ),
);

const isMark = (node: Element): boolean => MARKS.has(node.tagName);

const textNodes = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);

/** Length of a text without trailing blanks. */
function lengthOfText(value: string): number {
  let length = value.length;
  while (length > 0 && ' \t\n'.includes(value.charAt(length - 1))) length -= 1;
  return length;
}

const isGap = (node: ElementContent): boolean =>
  isTag(node, 'br') || (node.type === 'text' && lengthOfText(node.value) === 0);

/**
 * Moves blanks and line breaks at the ends of a mark out of it: Markdown delimiters must touch the
 * text, so `<b>a </b>b` would otherwise need a character reference, and `<b>a<br></b>b` a backslash.
 */
function hoistBlanks(node: Element): ElementContent[] {
  const end = node.children.findLastIndex((child) => !isGap(child)) + 1;
  if (end === 0)
    return node.tagName === 'a' ? [...node.children, { ...node, children: [] }] : node.children;
  const start = node.children.findIndex((child) => !isGap(child));
  const children = node.children.slice(start, end);
  const before = node.children.slice(0, start);
  const after = node.children.slice(end);
  const [first] = children;
  if (first?.type === 'text') {
    const value = first.value.replace(/^[ \t\n]+/, '');
    before.push(...textNodes(first.value.slice(0, first.value.length - value.length)));
    children[0] = { type: 'text', value };
  }
  const last = children.at(-1);
  if (last?.type === 'text') {
    const length = lengthOfText(last.value);
    after.unshift(...textNodes(last.value.slice(length)));
    children[children.length - 1] = { type: 'text', value: last.value.slice(0, length) };
  }
  return [...before, { ...node, children }, ...after];
}

/*
 * Normalises HTML before conversion to what Markdown can express, so that a text converted once
 * stays the same the next time.
 */

const STRUCK = new Set(['del', 's', 'strike']);

interface Context {
  struck: boolean;
  /** In a list or table, where Markdown has no indent. */
  contained: boolean;
}

const isBlankText = (node: ElementContent | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '';

/** The items of a list as lines with their markers, for a table cell. */
function listLines(list: Element, level: number): ElementContent[] {
  const { start } = list.properties;
  let number = typeof start === 'number' ? start : 1;
  return list.children.map((item) => {
    if (!isTag(item, 'li') || !isElement(item)) return item;
    const marker = list.tagName === 'ol' ? `${number++}. ` : '• ';
    const indent = '\u00a0'.repeat(2 * level);
    const content = joinLines(item.children, level + 1);
    return element('div', [{ type: 'text', value: indent + marker }, ...content]);
  });
}

/** Joins the blocks of a table cell into one line, separated by breaks. */
function joinLines(children: readonly ElementContent[], level = 0): ElementContent[] {
  const line: ElementContent[] = [];
  const breakLine = (): void => {
    if (line.length > 0 && !isTag(line.at(-1), 'br')) line.push(element('br'));
  };
  for (const child of children) {
    if (child.type !== 'element') {
      if (child.type === 'text' && (child.value.trim() !== '' || line.length > 0)) line.push(child);
    } else if (isTag(child, 'td', 'th')) {
      line.push(...joinLines(child.children, level), { type: 'text', value: ' ' });
    } else if (isInline(child)) {
      line.push({ ...child, children: joinLines(child.children, level) });
    } else {
      breakLine();
      const isList = isTag(child, 'ol', 'ul');
      line.push(...joinLines(isList ? listLines(child, level) : child.children, level));
      breakLine();
    }
  }
  while (isTag(line.at(-1), 'br') || isBlankText(line.at(-1))) line.pop();
  return line.map((child) => (isTag(child, 'br') ? element('br', [], { dataCell: '' }) : child));
}

/** A link with an unsafe URL gets an empty href (SPEC section 5). */
function withSafeHref({ properties }: Element): Element['properties'] {
  const { href } = properties;
  return { ...properties, href: typeof href === 'string' ? (safeUrl(href) ?? '') : '' };
}

/** Elements that the converter would drop together with their text. */
const RENAMED: Readonly<Record<string, string>> = { menu: 'ul', dir: 'ul', dialog: 'div' };

const BOX = /^\s*([☐☑])\s*/;

/** Turns the box character of a stored task list item into a checkbox. */
function withCheckbox(item: Element): Element {
  const start = item.children.findIndex((child) => !isBlankText(child));
  const head = item.children[start];
  const sign = head === undefined ? undefined : BOX.exec(nodeText(head))?.[1];
  if (head === undefined || sign === undefined) return item;
  if (isElement(head) && head.tagName === 'p')
    return { ...item, children: [withCheckbox(head), ...item.children.slice(start + 1)] };
  const box = element('input', [], { type: 'checkbox', checked: sign === '☑' });
  const text = nodeText(head).replace(BOX, '');
  const [next, ...others] = item.children.slice(start + 1);
  const rest: ElementContent[] =
    text === '' && next?.type === 'text'
      ? [{ ...next, value: next.value.trimStart() }, ...others]
      : [{ type: 'text', value: text }, ...item.children.slice(start + 1)];
  return isTag(head, 'span') || head.type === 'text' ? { ...item, children: [box, ...rest] } : item;
}

function normalizeElement(original: Element, context: Context): ElementContent[] {
  // Without its position: the converter copies everything it is given.
  const node = element(
    RENAMED[original.tagName] ?? original.tagName,
    original.children,
    original.properties,
  );
  const struck = STRUCK.has(node.tagName);
  const inside: Context = {
    struck: context.struck || struck,
    contained: context.contained || isTag(node, 'ul', 'ol', 'table'),
  };
  if (isTag(node, 'pre')) return [node];
  // Of an image that is not shown, its description is.
  if (isTag(node, 'img', 'image') && !sanitize(toHtml(node)).startsWith('<img')) {
    const { alt } = node.properties;
    return typeof alt === 'string' && alt !== '' ? [{ type: 'text', value: alt }] : [];
  }
  if (isTag(node, 'ul', 'ol'))
    return nestQuillLists(withListsInItems(node)).map((list) => ({
      ...list,
      children: normalizeNodes(list.children, inside),
    }));
  if (isTag(node, 'td', 'th'))
    return [{ ...node, children: normalizeNodes(joinLines(node.children), inside) }];
  // Markdown tables have no caption.
  const caption = node.children.find((child) => isTag(child, 'caption'));
  if (isTag(node, 'table') && isElement(caption) && !context.contained)
    return [
      element('p', normalizeNodes(joinLines(caption.children), context)),
      ...normalizeElement(
        { ...node, children: node.children.filter((child) => child !== caption) },
        context,
      ),
    ];
  const children = normalizeNodes((isTag(node, 'li') ? withCheckbox(node) : node).children, inside);
  if (isTag(node, 'a')) return hoistBlanks({ ...node, children, properties: withSafeHref(node) });
  // Markdown has no code span of blanks and no nested strikethrough.
  if (isTag(node, 'code') && nodeText(node).trim() === '') return children;
  if (struck && context.struck) return children;
  if (isMark(node)) return hoistBlanks({ ...node, children });
  const indent = context.contained || isInline(node) ? 0 : indentOf(node);
  if (indent === 0) return [{ ...node, children }];
  const properties = { dataIndent: String(indent) };
  return isTag(node, 'div')
    ? [{ ...node, children, properties }]
    : [element('div', [{ ...node, children }], properties)];
}

/** Maximum adjacent blank nodes that are kept: the converter compares each with all after it. */
const MAX_BLANK = 20;

const isEmptyInline = (node: ElementContent): boolean =>
  isBlankText(node) ||
  (isElement(node) &&
    isInline(node) &&
    !isTag(node, 'br', 'img', 'input') &&
    node.children.every(isEmptyInline));

function normalizeNodes(nodes: readonly ElementContent[], context: Context): ElementContent[] {
  let blank = 0;
  return nodes
    .flatMap((node) => {
      if (node.type === 'element') return normalizeElement(node, context);
      return node.type === 'text' ? [{ type: 'text' as const, value: node.value }] : [];
    })
    .filter((node) => {
      blank = isEmptyInline(node) ? blank + 1 : 0;
      return blank <= MAX_BLANK;
    });
}

export function normalizeHtml(tree: Root): Root {
  return {
    type: 'root',
    children: normalizeNodes(contentOf(tree), { struck: false, contained: false }),
  };
}
