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
 * Stored HTML cut into pieces of its source, so that what was not edited can be put back as it was.
 * The pieces' sources, one after the other, are the stored text.
 */

export interface Slice {
  kind: 'slice';
  html: string;
  nodes: readonly RootContent[];
  /** Whether it is a line of text without a block of its own around it. */
  isInline: boolean;
}

export interface Fixed {
  /** `open` and `close` are the tags of a wrapper; `blank` is white space between blocks. */
  kind: 'open' | 'close' | 'blank' | 'other';
  html: string;
}

export type Part = Slice | Fixed;

/** Boxes without a Markdown of their own: what is in them is cut further. */
const WRAPPERS = 'div section article main header footer nav aside address center hgroup'.split(
  ' ',
);
const MAX_WRAPPERS = 40;
/** Neighbours joined one by one before all that is left becomes one slice. */
const MAX_JOINED = 8;

interface Group extends Span {
  nodes: RootContent[];
  isInline: boolean;
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';
/** A comment does not end a line of text. */
const runsOn = (node: RootContent): boolean => isInline(node) || node.type === 'comment';

/** Neighbouring inline nodes as one group, each block as its own; undefined without sure places. */
function groupsOf(children: readonly RootContent[]): Group[] | undefined {
  const groups: Group[] = [];
  for (const node of children) {
    const span = spanOf(node);
    const last = groups.at(-1);
    if (span === undefined || (last !== undefined && span.start < last.end)) return undefined;
    const joins = runsOn(node) && last?.isInline === true && span.start === last.end;
    if (joins) {
      last.nodes.push(node);
      last.end = span.end;
    } else {
      groups.push({ ...span, nodes: [node], isInline: runsOn(node) });
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
  isInline: nodes.every(runsOn),
});

function fixed(kind: Fixed['kind'], html: string): Fixed[] {
  return html === '' ? [] : [{ kind, html }];
}

/** What stands between nodes and became none: white space, or the tags that a parser drops. */
function gap(html: string): Fixed[] {
  return fixed(html.trim() === '' ? 'blank' : 'other', html);
}

function* cutWrapper(
  source: string,
  group: Group,
  depth: number,
): Generator<undefined, Part[] | undefined> {
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

/** The slice that starts at a group: it and as many after it as must be read together. */
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

/** The parts of a span of the source; undefined where it cannot be cut truly. */
function* cutNodes(
  source: string,
  children: readonly RootContent[],
  span: Span,
  depth: number,
): Generator<undefined, Part[] | undefined> {
  const groups = groupsOf(children);
  if (groups === undefined) return undefined;
  const parts: Part[] = [];
  let place = span.start;
  for (let index = 0; index < groups.length;) {
    const group = groups[index];
    if (group === undefined || group.start < place || group.end > span.end) return undefined;
    parts.push(...gap(source.slice(place, group.start)));
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
  parts.push(...gap(source.slice(place, span.end)));
  return parts;
}

/** Cuts stored HTML, in steps. What cannot be cut truly is one slice. */
export function* cutHtml(html: string): Generator<undefined, Part[]> {
  const { children } = yield* parseHtmlInSteps(html);
  const parts = yield* cutNodes(html, children, { start: 0, end: html.length }, 0);
  return parts ?? [slice(html, children)];
}
