import type { ElementContent } from 'hast';
import { classesOf, element, isElement, nodeText } from './hast';
import { type FlatItem, nestedLists } from './flatLists';
import { styleOf } from './styles';

/** Nodes without Word's list marker, and the marker's text. */
interface Unmarked {
  nodes: ElementContent[];
  mark: string;
}

const startsMarker = (node: ElementContent): boolean =>
  node.type === 'comment' && node.value.includes('supportLists');
const endsMarker = (node: ElementContent): boolean =>
  node.type === 'comment' && node.value.includes('endif');

/**
 * Takes out the marker where it stands, however deep: Word writes it between the comments
 * `[if !supportLists]` and `[endif]`, or in a style, with bookmarks and formats around it.
 */
function withoutMarker(all: readonly ElementContent[]): Unmarked {
  const nodes: ElementContent[] = [];
  let mark = '';
  let skipped = -1;
  for (const [index, node] of all.entries()) {
    if (startsMarker(node))
      skipped = Math.max(
        skipped,
        all.findIndex((other, at) => at > index && endsMarker(other)),
      );
    if (index <= skipped || (isElement(node) && styleOf(node).get('mso-list') === 'ignore'))
      mark += nodeText(node);
    else if (isElement(node)) {
      const inside = withoutMarker(node.children);
      mark += inside.mark;
      nodes.push({ ...node, children: inside.nodes });
    } else nodes.push(node);
  }
  return { nodes, mark };
}

/** The list item that a Word paragraph stands for, if any. */
function wordItem(node: ElementContent): FlatItem | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined;
  const level = /\blevel(\d)\b/.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  const isListed =
    level !== undefined || classesOf(node).some((name) => name.startsWith('MsoListParagraph'));
  if (!isListed) return undefined;
  const { nodes, mark } = withoutMarker(node.children);
  if (level === undefined && mark === '') return undefined;
  return {
    level: Number(level ?? 1),
    tagName: /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(mark.trim()) ? 'ol' : 'ul',
    content: element('li', nodes),
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
