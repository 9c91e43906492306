import {
  classesOf,
  element,
  type Element,
  type ElementContent,
  isElement,
  nodeText,
  contentOf,
  isInline,
  isTag,
  type FlatItem,
  nestedLists,
  nestQuillLists,
  type Root,
  withListsInItems,
  styleOf,
  displayOf,
  isHidden,
  isCancelled,
  spaceOf,
  tagsOfStyle,
  type Space,
} from './hast';
import { safeUrl } from '@/lib/browser/safeUrl';

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
 * Removes Word's list marker at any depth: it is between the comments `[if !supportLists]` and
 * `[endif]`, or in a style, with bookmarks and formats around it.
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
function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
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

/** Redirecting hosts and the query parameter with the target. */
const REDIRECTS: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^slack-redir\.net$/, 'url'],
  [/^out\.reddit\.com$/, 'url'],
  [/^(?:www\.)?youtube\.com$/, 'q'],
];
const REDIRECT_PATH = /^\/(?:url|l\.php|link|redirect)?$/;
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** Removes redirects and tracking parameters from a URL. */
function cleanAddress(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [host, parameter] of REDIRECTS) {
    const target =
      host.test(url.hostname) && REDIRECT_PATH.test(url.pathname)
        ? url.searchParams.get(parameter)
        : null;
    if (target !== null && /^https?:/i.test(target)) return cleanAddress(target);
  }
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return address;
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

interface Context {
  /** Tags already applied by an ancestor, which need not be repeated. */
  applied: ReadonlySet<string>;
  space: Space;
}

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };
const HEADING = /^h[1-6]$/;

/** Wraps each run of inline nodes in tags, but not blocks. */
function wrapInline(nodes: ElementContent[], tags: readonly string[]): ElementContent[] {
  const [tag, ...others] = tags;
  if (tag === undefined) return nodes;
  const result: ElementContent[] = [];
  let run: ElementContent[] = [];
  const end = (): void => {
    if (run.length > 0) result.push(element(tag, wrapInline(run, others)));
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'text' || isInline(node)) run.push(node);
    else {
      end();
      result.push(isElement(node) ? { ...node, children: wrapInline(node.children, tags) } : node);
    }
  }
  end();
  return result;
}

function link(node: Element, children: ElementContent[]): ElementContent[] {
  const { href } = node.properties;
  const address = typeof href === 'string' ? safeUrl(href) : undefined;
  if (address === undefined) return children;
  return [element('a', children, { href: cleanAddress(address) })];
}

function normaliseElement(original: Element, { applied, space }: Context): ElementContent[] {
  if (isHidden(original) || isTag(original, 'style', 'title', 'script')) return [];
  const node = { ...original, tagName: displayOf(original) };
  if (isTag(node, 'img')) return [normalisePicture(node)];
  if (isTag(node, 'pre'))
    return [element('pre', [element('code', [{ type: 'text', value: codeOf(node) }])])];
  if (classesOf(node).includes('Apple-converted-space')) return [{ type: 'text', value: ' ' }];
  if (isTag(node, 'br') && classesOf(node).includes('Apple-interchange-newline')) return [];
  // Slack separates paragraphs with an empty element.
  if (node.properties['dataStringifyType'] === 'paragraph-break')
    return [element('br'), element('br')];
  const name = SAME[node.tagName] ?? node.tagName;
  const isBare = isTag(node, 'span', 'font', 'td', 'th') || node.tagName.includes(':');
  const marks = isBare ? tagsOfStyle(styleOf(node)) : [];
  // A heading is bold and a link underlined already.
  const implied =
    HEADING.test(name) || isTag(node, 'th') ? ['strong'] : isTag(node, 'a') ? ['u'] : [];
  const fresh = marks.filter((tag) => !applied.has(tag));
  const children = normaliseNodes(node.children, {
    applied: isCancelled(node) ? applied : new Set([...applied, ...implied, ...fresh, name]),
    space: space === 'verbatim' ? space : (spaceOf(node) ?? space),
  });
  if (isCancelled(node) || (applied.has(name) && /^(?:strong|em|u|del)$/.test(name)))
    return children;
  if (isTag(node, 'a')) return link(node, children);
  if (isTag(node, 'span', 'font') || node.tagName.includes(':')) return wrapInline(children, fresh);
  if (isTag(node, 'p') && classesOf(node).includes('MsoTitle')) return [element('h1', children)];
  if (space !== 'verbatim' && isEmptyBlock(node, children)) return [];
  // Programs use `div` for paragraphs, or as an invisible wrapper.
  if (isTag(node, 'div') && space !== 'verbatim')
    return children.every(isInline)
      ? [element('p', wrapInline(children, fresh))]
      : withParagraphs(children);
  const content = isTag(node, 'li')
    ? withoutParagraph(children)
    : isTag(node, 'td', 'th')
      ? joinedLines(children)
      : children;
  // Word marks the rows of a table head, but not its cells.
  const isHead = isTag(node, 'thead');
  // `ltr` and `auto` are the default.
  const { dir, ...others } = node.properties;
  const result = {
    ...node,
    tagName: name,
    properties: dir === 'ltr' || dir === 'auto' ? others : node.properties,
    children: wrapInline(isHead ? content.flatMap(withHeadCells) : content, fresh),
  };
  return isTag(node, 'ul', 'ol') ? nestQuillLists(withListsInItems(result)) : [result];
}

/** A row of a table head with `th` cells, which are bold already. */
function withHeadCells(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap(withHeadCells);
  if (isTag(node, 'strong')) return children;
  return [{ ...node, tagName: node.tagName === 'td' ? 'th' : node.tagName, children }];
}

/** The text of code; each block in it is a line. */
function codeOf(node: ElementContent): string {
  if (!isElement(node) || isTag(node, 'br')) return nodeText(node);
  return node.children.reduce((text, child) => {
    if (!isElement(child) || isInline(child)) return text + codeOf(child);
    const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${start}${codeOf(child).replace(/\n$/, '')}\n`;
  }, '');
}

/** Puts runs of inline nodes beside blocks into paragraphs. */
function withParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  if (nodes.every(isInline)) return [...nodes];
  const result: ElementContent[] = [];
  let line: Element | undefined;
  for (const node of nodes) {
    if (!isInline(node)) line = undefined;
    else if (line !== undefined || !isBlankText(node)) {
      if (line === undefined) result.push((line = element('p')));
      line.children.push(node);
      continue;
    }
    result.push(node);
  }
  return result.filter((node) => !isElement(node) || !isEmptyBlock(node, node.children));
}

/** Joins the paragraphs of a cell as lines. */
function joinedLines(children: readonly ElementContent[]): ElementContent[] {
  if (!children.every((child) => isTag(child, 'p') || isBlankText(child))) return [...children];
  return children
    .flatMap((child) => (isElement(child) ? [child.children] : []))
    .flatMap((line, index) => (index === 0 ? line : [element('br'), ...line]));
}

/** A paragraph without text or images, used as vertical space. */
function isEmptyBlock(node: Element, children: readonly ElementContent[]): boolean {
  if (!isTag(node, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return false;
  const holds = (child: ElementContent): boolean =>
    child.type === 'text'
      ? child.value.trim() !== ''
      : isElement(child) && (isTag(child, 'img', 'hr', 'table') || child.children.some(holds));
  return !children.some(holds);
}

/** Unwraps a paragraph that is the only block of a list item. */
function withoutParagraph(children: readonly ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isTag(child, 'p'));
  const isOnly =
    paragraphs.length === 1 &&
    children.every((child) => isTag(child, 'p', 'ul', 'ol') || isBlankText(child));
  return isOnly
    ? children.flatMap((child) =>
        isElement(child) && isTag(child, 'p') ? child.children : [child],
      )
    : [...children];
}

const isBlankText = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

const EMOJI = /^[\p{Emoji}\p{Emoji_Component}]{1,40}$/u;
/** Digits, `#` and `*` count as emoji, too. */
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;

function normalisePicture(picture: Element): ElementContent {
  const { alt, src } = picture.properties;
  // Web mail, WordPress and WhatsApp draw emoji as pictures.
  if (typeof alt === 'string' && EMOJI.test(alt) && PICTOGRAPH.test(alt))
    return { type: 'text', value: alt };
  if (typeof src === 'string' && safeUrl(src, 'picture') !== undefined) return picture;
  // The picture is lost, and Word's generated description is not text of the document.
  return element('img', [], { src });
}

function normaliseNodes(nodes: readonly ElementContent[], context: Context): ElementContent[] {
  const hasBlocks = nodes.some((node) => isElement(node) && !isInline(node));
  return withWordLists(nodes).flatMap((node): ElementContent[] => {
    if (isElement(node)) return normaliseElement(node, context);
    if (node.type !== 'text') return [];
    if (context.space === 'verbatim') return [node];
    const value = node.value.replace(/[ \u00a0]{2,}/g, ' ');
    // Between blocks, line feeds are only layout of the source.
    if (context.space === 'collapsed' || (hasBlocks && isBlankText(node)))
      return [{ type: 'text', value }];
    return value.split(/\r?\n/).flatMap((line, index): ElementContent[] => {
      const text = { type: 'text', value: line } as const;
      return index === 0 ? [text] : [element('br'), text];
    });
  });
}

/** Unwraps tables with one cell, which are used as a frame; a caption goes above. */
function withoutFrames(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutFrames(node.children);
    const cells = isTag(node, 'table') ? cellsOf(node) : [];
    if (cells.length !== 1) return [{ ...node, children }];
    const caption = node.children.find((child) => isTag(child, 'caption'));
    const above = isElement(caption) ? [element('p', caption.children)] : [];
    return [...above, ...withoutFrames(cells.flatMap((cell) => cell.children))];
  });
}

function cellsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isTag(child, 'td', 'th') ? [child] : cellsOf(child);
  });
}

/**
 * Converts clipboard HTML from Google Docs, Word, LibreOffice, mail clients and web pages to
 * semantic tags. The result is not sanitised.
 */
export function normalisePaste(tree: Root): Root {
  return {
    type: 'root',
    children: withParagraphs(
      withoutFrames(normaliseNodes(contentOf(tree), { applied: new Set(), space: 'collapsed' })),
    ),
  };
}
