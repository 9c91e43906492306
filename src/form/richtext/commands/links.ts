import type { Link, Nodes, PhrasingContent } from 'mdast';
import { walkableTree, writeMarkdown } from '../convert/markdown';
import type { Edit, Selection } from './edit';
import {
  childrenOf,
  innerSpan,
  isVerbatim,
  spanOfNode,
  textBlocks,
  overlaps,
  trimmed,
} from './inline';

/** What the dialog of a link or a picture starts with. */
export interface LinkDraft {
  /** What its Markdown takes the place of. */
  span: Selection;
  /** Its words, without marks. */
  words: string;
  address: string;
  /** Whether there is a link or picture already. */
  exists: boolean;
}

function plain(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return childrenOf(node).map(plain).join('');
}

/** The innermost node of a kind around a selection. */
function around<Type extends 'link' | 'image'>(
  root: Nodes,
  { start, end }: Selection,
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

/** What a link at the selection would be made of; undefined where there can be none. */
export function linkDraft(text: string, selection: Selection): LinkDraft | undefined {
  const root = walkableTree(text);
  const link = around(root, selection, 'link');
  if (link !== undefined)
    return { span: spanOfNode(link), words: plain(link), address: link.url, exists: true };
  const caret = { start: selection.start, end: selection.start };
  if (isVerbatim(root, caret)) return undefined;
  const block = textBlocks(root, selection)[0];
  const isRange = block !== undefined && selection.start < selection.end;
  const span = isRange
    ? wholeSpan(block, trimmed(text, within(selection, innerSpan(block))))
    : caret;
  return { span, words: wordsIn(text.slice(span.start, span.end)), address: '', exists: false };
}

const wordsIn = (source: string): string => childrenOf(walkableTree(source)).map(plain).join(' ');

const within = (one: Selection, other: Selection): Selection => ({
  start: Math.max(one.start, other.start),
  end: Math.max(one.start, other.start, Math.min(one.end, other.end)),
});

/** A span that cuts no mark in two: grown to take in what it touches. */
function wholeSpan(node: Nodes, span: Selection): Selection {
  const touched = childrenOf(node).filter((child) => overlaps(spanOfNode(child), span));
  const [only, ...others] = touched;
  if (only === undefined) return span;
  const inside = innerSpan(only);
  const isInside = inside.start <= span.start && span.end <= inside.end;
  if (others.length === 0 && isInside && childrenOf(only).length > 0) return wholeSpan(only, span);
  const cut = touched.filter((child) => child.type !== 'text').map(spanOfNode);
  return {
    start: Math.min(span.start, ...cut.map(({ start }) => start)),
    end: Math.max(span.end, ...cut.map(({ end }) => end)),
  };
}

/** What a picture at the selection would be made of; undefined where there can be none. */
export function pictureDraft(text: string, selection: Selection): LinkDraft | undefined {
  const root = walkableTree(text);
  const image = around(root, selection, 'image');
  if (image !== undefined)
    return { span: spanOfNode(image), words: image.alt ?? '', address: image.url, exists: true };
  const link = linkDraft(text, selection);
  return link?.exists === true
    ? { span: { start: link.span.end, end: link.span.end }, words: '', address: '', exists: false }
    : link && { ...link, address: '' };
}

/** Inline Markdown on its own, written so that it can stand anywhere in a line. */
function inlineMarkdown(node: PhrasingContent): string {
  return writeMarkdown({ type: 'paragraph', children: [node] });
}

function put(span: Selection, insert: string): Edit {
  const end = span.start + insert.length;
  return { ...span, insert, selection: { start: end, end } };
}

/** The words of a link as they stand in the text, marks included; undefined where they changed. */
function sameWords(text: string, { span, words }: LinkDraft, now: string): string | undefined {
  if (now !== words) return undefined;
  const link = around(walkableTree(text), span, 'link');
  const inside = link === undefined ? span : innerSpan(link);
  const source = text.slice(inside.start, inside.end);
  const isPlain = /^[^[\]<>\\]*$/.test(source);
  return isPlain ? source : undefined;
}

/** Puts a link in, or changes the one that is there. */
export function putLink(text: string, draft: LinkDraft, words: string, href: string): Edit {
  const shown = words.trim() === '' ? href.replace(/^(?:mailto|tel):/, '') : words;
  const link: Link = { type: 'link', url: href, children: [{ type: 'text', value: shown }] };
  const kept = sameWords(text, draft, words);
  if (kept === undefined || kept === '') return put(draft.span, inlineMarkdown(link));
  const written = inlineMarkdown({ ...link, children: [{ type: 'text', value: 'x' }] });
  return put(
    draft.span,
    written.replace('[x]', () => `[${kept}]`),
  );
}

/** Takes a link away and leaves its words. */
export function unlink(text: string, { span }: LinkDraft): Edit {
  const link = around(walkableTree(text), span, 'link');
  const inside = link === undefined ? span : innerSpan(link);
  const words = text.slice(inside.start, inside.end);
  return {
    ...span,
    insert: words,
    selection: { start: span.start, end: span.start + words.length },
  };
}

/** Puts a picture in, or changes the one that is there. `alt` says what it shows. */
export function putPicture(draft: LinkDraft, alt: string, src: string): Edit {
  return put(draft.span, inlineMarkdown({ type: 'image', url: src, alt: alt.trim() }));
}
