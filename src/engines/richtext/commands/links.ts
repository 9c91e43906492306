import type { Link, Nodes, PhrasingContent } from 'mdast';
import { walkableTree, writeMarkdown } from '../convert/markdown';
import type { TextEdit, TextSelection } from './edit';
import {
  childrenOf,
  innerSpan,
  isVerbatim,
  spanOfNode,
  textBlocks,
  overlaps,
  trimSpan,
} from './inline';

/** Initial values of the link or image dialog. */
export interface LinkDraft {
  /** The range that the result replaces. */
  span: TextSelection;
  /** The link text, without marks. */
  words: string;
  address: string;
  /** Whether it edits an existing link or image. */
  exists: boolean;
}

function plain(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return childrenOf(node).map(plain).join('');
}

/** The innermost node of a type around a selection. */
function enclosingNode<Type extends 'link' | 'image'>(
  root: Nodes,
  { start, end }: TextSelection,
  type: Type,
): Extract<Nodes, { type: Type }> | undefined {
  let found: Extract<Nodes, { type: Type }> | undefined;
  const isIt = (node: Nodes): node is Extract<Nodes, { type: Type }> => node.type === type;
  const walk = (node: Nodes): void => {
    const span = spanOfNode(node);
    if (span.start > start || end > span.end) return;
    if (isIt(node)) found = node;
    for (const child of childrenOf(node)) walk(child);
  };
  walk(root);
  return found;
}

/** The link at the selection, or a new one for it; undefined where none is possible. */
export function linkDraft(text: string, selection: TextSelection): LinkDraft | undefined {
  const root = walkableTree(text);
  const link = enclosingNode(root, selection, 'link');
  if (link !== undefined)
    return { span: spanOfNode(link), words: plain(link), address: link.url, exists: true };
  const caret = { start: selection.start, end: selection.start };
  if (isVerbatim(root, caret)) return undefined;
  const block = textBlocks(root, selection)[0];
  const isRange = block !== undefined && selection.start < selection.end;
  const span = isRange
    ? expandToNodes(block, trimSpan(text, within(selection, innerSpan(block))))
    : caret;
  return { span, words: wordsIn(text.slice(span.start, span.end)), address: '', exists: false };
}

const wordsIn = (source: string): string => childrenOf(walkableTree(source)).map(plain).join(' ');

const within = (one: TextSelection, other: TextSelection): TextSelection => ({
  start: Math.max(one.start, other.start),
  end: Math.max(one.start, other.start, Math.min(one.end, other.end)),
});

/** Grows a span so that it cuts no mark or link in two. */
function expandToNodes(node: Nodes, span: TextSelection): TextSelection {
  const touched = childrenOf(node).filter((child) => overlaps(spanOfNode(child), span));
  const [only, ...others] = touched;
  if (only === undefined) return span;
  const inside = innerSpan(only);
  const isInside = inside.start <= span.start && span.end <= inside.end;
  if (others.length === 0 && isInside && childrenOf(only).length > 0)
    return expandToNodes(only, span);
  const cut = touched.filter((child) => child.type !== 'text').map(spanOfNode);
  return {
    start: Math.min(span.start, ...cut.map(({ start }) => start)),
    end: Math.max(span.end, ...cut.map(({ end }) => end)),
  };
}

/** The image at the selection, or a new one; undefined where none is possible. */
export function imageDraft(text: string, selection: TextSelection): LinkDraft | undefined {
  const root = walkableTree(text);
  const image = enclosingNode(root, selection, 'image');
  if (image !== undefined)
    return { span: spanOfNode(image), words: image.alt ?? '', address: image.url, exists: true };
  const link = linkDraft(text, selection);
  return link?.exists === true
    ? { span: { start: link.span.end, end: link.span.end }, words: '', address: '', exists: false }
    : link && { ...link, address: '' };
}

/** Inline Markdown that is escaped for any position in a line. */
function inlineMarkdown(node: PhrasingContent): string {
  return writeMarkdown({ type: 'paragraph', children: [node] });
}

function insertAt(span: TextSelection, insert: string): TextEdit {
  const end = span.start + insert.length;
  return { ...span, insert, selection: { start: end, end } };
}

/** The link text as Markdown, marks included; undefined if its words were changed. */
function unchangedMarkdown(
  text: string,
  { span, words }: LinkDraft,
  now: string,
): string | undefined {
  if (now !== words) return undefined;
  const link = enclosingNode(walkableTree(text), span, 'link');
  const inside = link === undefined ? span : innerSpan(link);
  const source = text.slice(inside.start, inside.end);
  const isPlain = /^[^[\]<>\\]*$/.test(source);
  return isPlain ? source : undefined;
}

/** Inserts a link or updates the existing one. */
export function insertLink(text: string, draft: LinkDraft, words: string, href: string): TextEdit {
  const shown = words.trim() === '' ? href.replace(/^(?:mailto|tel):/, '') : words;
  const link: Link = { type: 'link', url: href, children: [{ type: 'text', value: shown }] };
  const kept = unchangedMarkdown(text, draft, words);
  if (kept === undefined || kept === '') return insertAt(draft.span, inlineMarkdown(link));
  const written = inlineMarkdown({ ...link, children: [{ type: 'text', value: 'x' }] });
  return insertAt(
    draft.span,
    written.replace('[x]', () => `[${kept}]`),
  );
}

/** Removes a link and keeps its text. */
export function unlink(text: string, { span }: LinkDraft): TextEdit {
  const link = enclosingNode(walkableTree(text), span, 'link');
  const inside = link === undefined ? span : innerSpan(link);
  const words = text.slice(inside.start, inside.end);
  return {
    ...span,
    insert: words,
    selection: { start: span.start, end: span.start + words.length },
  };
}

/** Inserts an image or updates the existing one. */
export function insertImage(draft: LinkDraft, alt: string, src: string): TextEdit {
  return insertAt(draft.span, inlineMarkdown({ type: 'image', url: src, alt: alt.trim() }));
}
