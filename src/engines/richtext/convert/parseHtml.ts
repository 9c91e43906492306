import type { Nodes, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, parseFragment, Parser } from 'parse5';
import { VFile } from 'vfile';

/** Characters given to the parser at once. */
const CHUNK = 20_000;

/** Parses HTML with positions, one step for each chunk. */
export function* parseHtmlInSteps(html: string): Generator<undefined, Root> {
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(undefined, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
  });
  let from = 0;
  for (; from + CHUNK < html.length; from += CHUNK) {
    parser.tokenizer.write(html.slice(from, from + CHUNK), false);
    yield;
  }
  parser.tokenizer.write(html.slice(from), true);
  const root: Root = { type: 'root', children: [] };
  // Without a file no positions are recorded.
  const file = new VFile();
  for (const child of parser.getFragment().childNodes) {
    const node = fromParse5(child, { file, verbose: true });
    if (node.type !== 'root') root.children.push(node);
    yield;
  }
  return root;
}

/** Parses HTML without positions, which is a third faster. */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }));
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function withoutPositions(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value;
}

/** Whether two node lists are equal apart from positions. */
export function sameNodes(one: readonly Nodes[], other: readonly Nodes[]): boolean {
  return JSON.stringify(one, withoutPositions) === JSON.stringify(other, withoutPositions);
}

export interface Span {
  start: number;
  end: number;
}

/** Source span of a node; undefined for nodes the parser added. */
export function spanOf(node: Nodes): Span | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Source span of an element's content; undefined if one of its tags is implied. */
export function innerSpanOf(node: RootContent): Span | undefined {
  const tags = node.type === 'element' ? node.data?.position : undefined;
  const start = tags?.opening?.end.offset;
  const end = tags?.closing?.start.offset;
  return start === undefined || end === undefined || end < start ? undefined : { start, end };
}
