import type { ElementContent } from 'hast';
import { classesOf, element, isElement, textOf } from '../convert/hast';
import { type FlatItem, nestedLists } from '../convert/flatLists';
import { styleOf } from './styles';

const isMark = (node: ElementContent): boolean =>
  isElement(node) && (styleOf(node).get('mso-list') === 'ignore' || node.children.some(isMark));

/** The list marker that Word writes between the comments `[if !supportLists]` and `[endif]`. */
function conditionalMarker(nodes: readonly ElementContent[]): ElementContent[] {
  const from = nodes.findIndex(
    (node) => node.type === 'comment' && node.value.includes('supportLists'),
  );
  const to = nodes.findIndex(
    (node, index) => index > from && node.type === 'comment' && node.value.includes('endif'),
  );
  return from < 0 || to < 0 ? [] : nodes.slice(from, to + 1);
}

/** The list item that a Word paragraph stands for, if any. */
function wordItem(node: ElementContent): FlatItem | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined;
  const level = /\blevel(\d)\b/.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  const isListed =
    level !== undefined || classesOf(node).some((name) => name.startsWith('MsoListParagraph'));
  if (!isListed) return undefined;
  const conditional = conditionalMarker(node.children);
  const marks = conditional.length > 0 ? conditional : node.children.filter(isMark);
  if (level === undefined && marks.length === 0) return undefined;
  const mark = marks.map(textOf).join('').trim();
  return {
    level: Number(level ?? 1),
    tagName: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(mark) ? 'ol' : 'ul',
    content: element(
      'li',
      node.children.filter((child) => !marks.includes(child)),
    ),
  };
}

const isBlank = (node: ElementContent): boolean =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');

/** Converts Word's list paragraphs to lists. */
export function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let items: FlatItem[] = [];
  const end = (): void => {
    if (items.length > 0) result.push(...nestedLists(items));
    items = [];
  };
  for (const node of nodes) {
    const item = wordItem(node);
    if (item !== undefined) items.push(item);
    else if (items.length === 0 || !isBlank(node)) {
      end();
      result.push(node);
    }
  }
  end();
  return result;
}
