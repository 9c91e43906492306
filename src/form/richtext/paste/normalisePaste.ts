import type { Element, ElementContent, Root } from 'hast';
import { safeUrl } from '@/lib/browser/safeUrl';
import { classesOf, contentOf, element, isElement, isInline, isTag } from '../convert/hast';
import { isHidden, isUndone, styleOf, tagsOfStyle } from './styles';
import { withWordLists } from './wordLists';

/** Hosts that only pass a visitor on, and the parameter that says where to. */
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

/** An address without a detour through a counting host, and without what only counts visitors. */
export function cleanAddress(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [host, parameter] of REDIRECTS) {
    const target =
      host.test(url.hostname) && REDIRECT_PATH.test(url.pathname)
        ? url.searchParams.get(parameter)
        : null;
    if (target !== null && /^https?:/i.test(target)) return cleanAddress(target);
  }
  const counted = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (counted.length === 0) return address;
  for (const name of counted) url.searchParams.delete(name);
  return url.href;
}

/** What has been said already around a node, so that it is not said twice. */
type Said = ReadonlySet<string>;

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };
const HEADING = /^h[1-6]$/;

/** Wraps each run of inline nodes in tags, and leaves blocks bare. */
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

function one(node: Element, said: Said): ElementContent[] {
  if (isHidden(node)) return [];
  if (classesOf(node).includes('Apple-converted-space')) return [{ type: 'text', value: ' ' }];
  if (isTag(node, 'br') && classesOf(node).includes('Apple-interchange-newline')) return [];
  const name = SAME[node.tagName] ?? node.tagName;
  const isBare = isTag(node, 'span', 'font', 'td', 'th') || node.tagName.includes(':');
  const marks = isBare ? tagsOfStyle(styleOf(node)) : [];
  // In a heading bold, and in a link the line below, only repeat what the tag says.
  const implied = HEADING.test(name)
    ? ['strong']
    : isTag(node, 'a')
      ? ['u']
      : isTag(node, 'th')
        ? ['strong']
        : [];
  const fresh = marks.filter((tag) => !said.has(tag));
  const inside: Said = new Set([...said, ...implied, ...fresh, name]);
  const children = all(node.children, isUndone(node) ? said : inside);
  if (isUndone(node) || (said.has(name) && /^(?:strong|em|u|del)$/.test(name))) return children;
  if (isTag(node, 'a')) return link(node, children);
  if (isTag(node, 'span', 'font') || node.tagName.includes(':')) return wrapInline(children, fresh);
  if (isTag(node, 'p') && classesOf(node).includes('MsoTitle')) return [element('h1', children)];
  if (isEmptyBlock(node, children)) return [];
  const content = isTag(node, 'li') ? withoutParagraph(children) : children;
  return [{ ...node, tagName: name, children: wrapInline(content, fresh) }];
}

/** A paragraph without a word or picture: a writer's way of leaving room. */
function isEmptyBlock(node: Element, children: readonly ElementContent[]): boolean {
  if (!isTag(node, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return false;
  const holds = (child: ElementContent): boolean =>
    child.type === 'text'
      ? child.value.trim() !== ''
      : isElement(child) && (isTag(child, 'img', 'hr', 'table') || child.children.some(holds));
  return !children.some(holds);
}

/** An item's only paragraph is the item's text. */
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

function all(nodes: readonly ElementContent[], said: Said): ElementContent[] {
  return withWordLists(nodes).flatMap((node): ElementContent[] => {
    if (isElement(node)) return one(node, said);
    if (node.type !== 'text') return [];
    return [{ type: 'text', value: node.value.replace(/[ \u00a0]{2,}/g, ' ') }];
  });
}

/** A table of one cell is only a frame. */
function withoutFrames(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutFrames(node.children);
    const cells = isTag(node, 'table') ? cellsOf(node) : [];
    return cells.length === 1
      ? withoutFrames(cells.flatMap((cell) => cell.children))
      : [{ ...node, children }];
  });
}

function cellsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isTag(child, 'td', 'th') ? [child] : cellsOf(child);
  });
}

/**
 * The HTML of a clipboard as plain structure: what Google Docs, Word, LibreOffice, mails and web
 * pages say by styles and classes, said by tags. Nothing of it is safe yet: sanitise it.
 */
export function normalisePaste(tree: Root): Root {
  return { type: 'root', children: withoutFrames(all(contentOf(tree), new Set())) };
}
