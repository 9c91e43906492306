import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { safeUrl } from '@/lib/browser/safeUrl';
import { sanitize } from '@/ui/richText/sanitize';
import { contentOf, element, indentOf, isElement, isInline, isTag, textOf } from './hast';
import { nestQuillLists, withListsInItems } from './flatLists';

const MARKS = new Set('a b del em i ins mark s small strike strong sub sup u'.split(' '));

const isMark = (node: Element): boolean => MARKS.has(node.tagName);

const textNodes = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);

/** How long a text is without the blanks at its end. */
function lengthOfText(value: string): number {
  let length = value.length;
  while (length > 0 && ' \t\n'.includes(value.charAt(length - 1))) length -= 1;
  return length;
}

/**
 * A mark without the blanks at its ends: they stand beside it. Markdown's marks must touch what
 * they mark, so that `<b>a </b>b` could only be written with a character reference.
 */
function hoistBlanks(node: Element): ElementContent[] {
  const children = [...node.children];
  let before = '';
  let after = '';
  for (let first = children[0]; first?.type === 'text'; first = children[0]) {
    const blank = /^[ \t\n]*/.exec(first.value)?.[0] ?? '';
    before += blank;
    if (blank.length < first.value.length) {
      children[0] = { ...first, value: first.value.slice(blank.length) };
      break;
    }
    children.shift();
  }
  for (let last = children.at(-1); last?.type === 'text'; last = children.at(-1)) {
    const blank = last.value.slice(lengthOfText(last.value));
    after = blank + after;
    if (blank.length < last.value.length) {
      children[children.length - 1] = {
        ...last,
        value: last.value.slice(0, last.value.length - blank.length),
      };
      break;
    }
    children.pop();
  }
  if (children.length === 0 && node.tagName !== 'a') return textNodes(before + after);
  return [...textNodes(before), { ...node, children }, ...textNodes(after)];
}

/*
 * What Markdown cannot say, put into what it can before the conversion, so that a text that went
 * through it once comes through the next time as it is.
 */

const STRUCK = new Set(['del', 's', 'strike']);

interface Place {
  struck: boolean;
  /** Inside a list or a table, where an indent has no Markdown. */
  contained: boolean;
}

const isBlankText = (node: ElementContent | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '';

/** A cell holds one line: blocks in it are parted by breaks. */
function oneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  const part = (): void => {
    if (line.length > 0 && !isTag(line.at(-1), 'br')) line.push(element('br'));
  };
  for (const child of children) {
    if (child.type !== 'element') {
      if (child.type === 'text' && (child.value.trim() !== '' || line.length > 0)) line.push(child);
    } else if (isTag(child, 'td', 'th')) {
      line.push(...oneLine(child.children), { type: 'text', value: ' ' });
    } else if (isInline(child)) {
      line.push({ ...child, children: oneLine(child.children) });
    } else {
      part();
      line.push(...oneLine(child.children));
      part();
    }
  }
  while (isTag(line.at(-1), 'br') || isBlankText(line.at(-1))) line.pop();
  return line.map((child) => (isTag(child, 'br') ? element('br', [], { dataCell: '' }) : child));
}

/** A link to where no link may point is a blank one (SPEC section 5). */
function blankUnlessSafe({ properties }: Element): Element['properties'] {
  const { href } = properties;
  return { ...properties, href: typeof href === 'string' ? (safeUrl(href) ?? '') : '' };
}

/** Words that the converter would leave out with their element. */
const RENAMED: Readonly<Record<string, string>> = { menu: 'ul', dir: 'ul', dialog: 'div' };

const BOX = /^\s*([☐☑])\s*/;

/** An item of a task list, which is stored with a sign for its box, with the box itself. */
function withCheckbox(item: Element): Element {
  const start = item.children.findIndex((child) => !isBlankText(child));
  const head = item.children[start];
  const sign = head === undefined ? undefined : BOX.exec(textOf(head))?.[1];
  if (head === undefined || sign === undefined) return item;
  if (isElement(head) && head.tagName === 'p')
    return { ...item, children: [withCheckbox(head), ...item.children.slice(start + 1)] };
  const box = element('input', [], { type: 'checkbox', checked: sign === '☑' });
  const text = textOf(head).replace(BOX, '');
  const [next, ...others] = item.children.slice(start + 1);
  const rest: ElementContent[] =
    text === '' && next?.type === 'text'
      ? [{ ...next, value: next.value.trimStart() }, ...others]
      : [{ type: 'text', value: text }, ...item.children.slice(start + 1)];
  return isTag(head, 'span') || head.type === 'text' ? { ...item, children: [box, ...rest] } : item;
}

function cureElement(original: Element, place: Place): ElementContent[] {
  // Without its place: the converter copies all that it is given.
  const node = element(
    RENAMED[original.tagName] ?? original.tagName,
    original.children,
    original.properties,
  );
  const struck = STRUCK.has(node.tagName);
  const inside: Place = {
    struck: place.struck || struck,
    contained: place.contained || isTag(node, 'ul', 'ol', 'table'),
  };
  if (isTag(node, 'pre')) return [node];
  // A picture that the public page does not show.
  if (isTag(node, 'img', 'image') && sanitize(toHtml(node)) === '') return [];
  if (isTag(node, 'ul', 'ol'))
    return nestQuillLists(withListsInItems(node)).map((list) => ({
      ...list,
      children: cureAll(list.children, inside),
    }));
  if (isTag(node, 'td', 'th'))
    return [{ ...node, children: cureAll(oneLine(node.children), inside) }];
  // Markdown's tables have no caption.
  const caption = node.children.find((child) => isTag(child, 'caption'));
  if (isTag(node, 'table') && isElement(caption) && !place.contained)
    return [
      element('p', cureAll(oneLine(caption.children), place)),
      ...cureElement(
        { ...node, children: node.children.filter((child) => child !== caption) },
        place,
      ),
    ];
  const children = cureAll((isTag(node, 'li') ? withCheckbox(node) : node).children, inside);
  if (isTag(node, 'a'))
    return hoistBlanks({ ...node, children, properties: blankUnlessSafe(node) });
  // A code span of blanks has no Markdown, nor has a struck text inside a struck text.
  if (isTag(node, 'code') && textOf(node).trim() === '') return children;
  if (struck && place.struck) return children;
  if (isMark(node)) return hoistBlanks({ ...node, children });
  const indent = place.contained || isInline(node) ? 0 : indentOf(node);
  if (indent === 0) return [{ ...node, children }];
  const properties = { dataIndent: String(indent) };
  return isTag(node, 'div')
    ? [{ ...node, children, properties }]
    : [element('div', [{ ...node, children }], properties)];
}

/** Neighbours without words that are kept: the converter compares each with all that follow it. */
const MAX_BLANK = 20;

const hasNothing = (node: ElementContent): boolean =>
  isBlankText(node) ||
  (isElement(node) &&
    isInline(node) &&
    !isTag(node, 'br', 'img', 'input') &&
    node.children.every(hasNothing));

function cureAll(nodes: readonly ElementContent[], place: Place): ElementContent[] {
  let blank = 0;
  return nodes
    .flatMap((node) => {
      if (node.type === 'element') return cureElement(node, place);
      return node.type === 'text' ? [{ type: 'text' as const, value: node.value }] : [];
    })
    .filter((node) => {
      blank = hasNothing(node) ? blank + 1 : 0;
      return blank <= MAX_BLANK;
    });
}

/** The same tree without what Markdown would lose or change on its way back. */
export function normalizeHtml(tree: Root): Root {
  return { type: 'root', children: cureAll(contentOf(tree), { struck: false, contained: false }) };
}
