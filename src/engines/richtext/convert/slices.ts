import type { Element, RootContent } from 'hast';
import { indentOf, isElement, isInline, isTag } from './hast';
import {
  innerSpanOf,
  parseHtml,
  parseHtmlInSteps,
  sameNodes,
  spanOf,
  type Span,
} from './parseHtml';

/*
 * Cuts stored HTML into slices of its source, so that unedited slices are stored again byte for
 * byte. Concatenated, the slices are the stored text.
 */

export interface Slice {
  kind: 'slice';
  html: string;
  nodes: readonly RootContent[];
  /** Whether it is inline content without a block around it. */
  isInline: boolean;
}

export interface Fixed {
  /** `open` and `close` are the tags of a wrapper; `blank` is white space between blocks. */
  kind: 'open' | 'close' | 'blank' | 'other';
  html: string;
}

export type HtmlPart = Slice | Fixed;

/** Elements without Markdown syntax whose content is cut into slices of its own. */
const WRAPPERS = 'div section article main header footer nav aside address center hgroup'.split(
  ' ',
);
const MAX_WRAPPERS = 40;
/** Groups joined one at a time before all remaining ones become one slice. */
const MAX_JOINED = 8;

interface Group extends Span {
  nodes: RootContent[];
  isInline: boolean;
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';
/** A comment does not end inline content. */
const continuesLine = (node: RootContent): boolean => isInline(node) || node.type === 'comment';

/** Groups adjacent inline nodes; each block is its own group. Undefined without sure positions. */
function groupNodes(children: readonly RootContent[]): Group[] | undefined {
  const groups: Group[] = [];
  for (const node of children) {
    const span = spanOf(node);
    const last = groups.at(-1);
    if (span === undefined || (last !== undefined && span.start < last.end)) return undefined;
    const joins = continuesLine(node) && last?.isInline === true && span.start === last.end;
    if (joins) {
      last.nodes.push(node);
      last.end = span.end;
    } else {
      groups.push({ ...span, nodes: [node], isInline: continuesLine(node) });
    }
  }
  return groups;
}

function isWrapper(node: RootContent | undefined): node is Element {
  return isElement(node) && isTag(node, ...WRAPPERS) && indentOf(node) === 0;
}

const slice = (html: string, nodes: readonly RootContent[]): Slice => ({
  kind: 'slice',
  html,
  nodes,
  isInline: nodes.every(continuesLine),
});

function fixed(kind: Fixed['kind'], html: string): Fixed[] {
  return html === '' ? [] : [{ kind, html }];
}

/** Source between nodes: white space, or tags that the parser dropped. */
function gapParts(html: string): Fixed[] {
  return fixed(html.trim() === '' ? 'blank' : 'other', html);
}

function* cutWrapper(
  source: string,
  group: Group,
  depth: number,
): Generator<undefined, HtmlPart[] | undefined> {
  const [node] = group.nodes;
  if (!isWrapper(node) || depth >= MAX_WRAPPERS) return undefined;
  const inner = innerSpanOf(node);
  if (inner === undefined || node.children.length === 0) return undefined;
  const parts = yield* cutNodes(source, node.children, inner, depth + 1);
  return (
    parts && [
      ...fixed('open', source.slice(group.start, inner.start)),
      ...parts,
      ...fixed('close', source.slice(inner.end, group.end)),
    ]
  );
}

/** The shortest slice from group `from` on that parses on its own to the same nodes. */
function joinedSlice(source: string, groups: readonly Group[], from: number) {
  const first = groups[from];
  if (first === undefined) return undefined;
  for (let count = 1; from + count <= groups.length; count += 1) {
    const to = count > MAX_JOINED ? groups.length : from + count;
    const joined = groups.slice(from, to);
    const end = joined.at(-1)?.end ?? first.end;
    const nodes = joined.flatMap((group) => group.nodes);
    const html = source.slice(first.start, end);
    if (sameNodes(parseHtml(html).children, nodes)) return { part: slice(html, nodes), end, to };
    if (to === groups.length) return undefined;
  }
  return undefined;
}

/** Cuts a span of the source into parts; undefined if that is not reliable. */
function* cutNodes(
  source: string,
  children: readonly RootContent[],
  span: Span,
  depth: number,
): Generator<undefined, HtmlPart[] | undefined> {
  const groups = groupNodes(children);
  if (groups === undefined) return undefined;
  const parts: HtmlPart[] = [];
  let place = span.start;
  for (let index = 0; index < groups.length;) {
    const group = groups[index];
    if (group === undefined || group.start < place || group.end > span.end) return undefined;
    parts.push(...gapParts(source.slice(place, group.start)));
    const html = source.slice(group.start, group.end);
    const inWrapper = yield* cutWrapper(source, group, depth);
    if (group.nodes.every(isBlank)) {
      parts.push(...fixed('blank', html));
      place = group.end;
      index += 1;
    } else if (inWrapper !== undefined) {
      parts.push(...inWrapper);
      place = group.end;
      index += 1;
    } else {
      const joined = joinedSlice(source, groups, index);
      if (joined === undefined) return undefined;
      parts.push(joined.part);
      place = joined.end;
      index = joined.to;
    }
    yield;
  }
  parts.push(...gapParts(source.slice(place, span.end)));
  return parts;
}

/** Cuts stored HTML into parts, in steps; what cannot be cut reliably is one slice. */
export function* cutHtml(html: string): Generator<undefined, HtmlPart[]> {
  const { children } = yield* parseHtmlInSteps(html);
  const parts = yield* cutNodes(html, children, { start: 0, end: html.length }, 0);
  return parts ?? [slice(html, children)];
}
