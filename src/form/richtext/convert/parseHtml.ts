import type { Nodes, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, parseFragment, Parser } from 'parse5';
import { VFile } from 'vfile';

/** What the parser is given at once. */
const CHUNK = 20_000;

/** The tree of an HTML text, with the places of its tags; a step for each piece that is read. */
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
  // Places are left out where there is no file.
  const file = new VFile();
  for (const child of parser.getFragment().childNodes) {
    const node = fromParse5(child, { file, verbose: true });
    if (node.type !== 'root') root.children.push(node);
    yield;
  }
  return root;
}

/** The tree of an HTML text, without places, which take the parser half as long again. */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }));
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function bare(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value;
}

/** Whether two lists of nodes mean the same, wherever they stand. */
export function sameNodes(one: readonly Nodes[], other: readonly Nodes[]): boolean {
  return JSON.stringify(one, bare) === JSON.stringify(other, bare);
}

export interface Span {
  start: number;
  end: number;
}

/** Where a node's source is; undefined where the parser added the node. */
export function spanOf(node: Nodes): Span | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Where the source of an element's content is; undefined where a tag of it is implied. */
export function innerSpanOf(node: RootContent): Span | undefined {
  const tags = node.type === 'element' ? node.data?.position : undefined;
  const start = tags?.opening?.end.offset;
  const end = tags?.closing?.start.offset;
  return start === undefined || end === undefined || end < start ? undefined : { start, end };
}
