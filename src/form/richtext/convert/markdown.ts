import type { Break, Node, Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  gfmStrikethroughFromMarkdown,
  gfmStrikethroughToMarkdown,
} from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import {
  gfmAutolinkLiteralFromMarkdown,
  gfmAutolinkLiteralToMarkdown,
} from 'mdast-util-gfm-autolink-literal';
import {
  gfmTaskListItemFromMarkdown,
  gfmTaskListItemToMarkdown,
} from 'mdast-util-gfm-task-list-item';
import {
  defaultHandlers,
  toMarkdown,
  type Handle,
  type Info,
  type State,
} from 'mdast-util-to-markdown';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { runSteps } from '@/lib/async/runSteps';
import { limitMarks, joinedText } from './linearReader';
import { hasDeepLine, isTooDeep } from './limits';
import { type Parsed, readInPieces, reparse } from './reparse';
import { isShownTag, shownTags } from '../shownTags';

/** Text inside a tag that Markdown has no mark for: `<u>text</u>`. */
export interface TaggedText extends Node {
  /** A name that the converters take for inline content. */
  type: 'textDirective';
  tag: string;
  attributes?: string;
  children: PhrasingContent[];
}

/** Blocks inside a tag that Markdown has no mark for: `<details>`. */
export interface BoxedBlocks extends Node {
  /** A name that the converters take for a block. */
  type: 'containerDirective';
  tag: string;
  attributes: string;
  /** Its HTML, where it holds no blocks. */
  words?: string;
  children: RootContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    textDirective: TaggedText;
  }
  interface RootContentMap {
    textDirective: TaggedText;
    containerDirective: BoxedBlocks;
  }
}

const writeTagged: Handle = (node: TaggedText, _parent, state, info) => {
  const tracker = state.createTracker(info);
  const open = tracker.move(`<${node.tag}${node.attributes ?? ''}>`);
  const text = state.containerPhrasing(node, { ...tracker.current(), before: '>', after: '<' });
  return `${open}${tracker.move(text)}</${node.tag}>`;
};

const writeBoxed: Handle = (node: BoxedBlocks, _parent, state, info) => {
  const [open, close] = [`<${node.tag}${node.attributes}>`, `</${node.tag}>`];
  if (node.children.length === 0) return `${open}${node.words ?? ''}${close}`;
  // Lines of HTML need no blank lines; Markdown is read only after one.
  const gap = node.children.every(isLine) ? '\n' : '\n\n';
  return open + gap + state.containerFlow(node, state.createTracker(info).current()) + gap + close;
};

const isLine = (node: Nodes): boolean =>
  node.type === 'containerDirective' && node.children.length === 0;

/** A line break as a new line, where that is not read as the start of something else. */
const writeBreak: Handle = (node: Break, parent: Parents | undefined, state, info) => {
  const written = defaultHandlers.break(node, parent, state, info);
  const index = parent?.children.findIndex((child) => child === node) ?? -1;
  const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
  const isBetween = [before, after].every((next) => next !== undefined && next.type !== 'break');
  return written === '\\\n' && isBetween ? '\n' : written;
};

/** Text with a `<` as it is typed, where nothing but text can begin with it. */
const writeText: Handle = Object.assign(
  (node: Text, parent: Parents | undefined, state: State, info: Info): string =>
    defaultHandlers
      .text(node, parent, state, info)
      .replaceAll(/(?<!\\)\\<(?=([^<>]*>?))/g, (escaped, rest: string) =>
        /^[a-z][a-z0-9 ,.'-]*>$/i.test(rest) && !isShownTag(`<${rest}`) ? '<' : escaped,
      ),
  {
    /** What it begins with, which is asked for first: of most texts without writing them twice. */
    peek: ((node: Text, ...context) =>
      /^[\p{L}\p{N}]/u.test(node.value)
        ? node.value
        : writeText(node, ...context)) satisfies Handle,
  },
);

/*
 * CommonMark with GFM's tables, strikethrough, task lists and bare addresses. The last without the
 * search in texts that their package brings too: it links what was escaped, so that an address that
 * is only text in the stored HTML would become a link. Footnotes are left out: the sanitiser refuses
 * their frame.
 */
const { transforms: _linksEscaped, ...bareAddresses } = gfmAutolinkLiteralFromMarkdown();

const READ = {
  extensions: [
    shownTags,
    limitMarks(gfmStrikethrough({ singleTilde: false })),
    gfmTable(),
    gfmTaskListItem(),
    gfmAutolinkLiteral(),
    joinedText,
  ],
  mdastExtensions: [
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
    bareAddresses,
  ],
};

const WRITE = {
  bullet: '-',
  rule: '-',
  handlers: {
    textDirective: writeTagged,
    containerDirective: writeBoxed,
    break: writeBreak,
    text: writeText,
  },
  join: [(left: Nodes, right: Nodes) => (isLine(left) && isLine(right) ? 0 : undefined)],
  extensions: [
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
    gfmAutolinkLiteralToMarkdown(),
  ],
} as const;

/** From this length on a changed text is read again only around the change. */
const LONG = 2_000;

let latest: Parsed | undefined;

const readWhole = (text: string): Root => fromMarkdown(text, READ);

/**
 * The tree of a Markdown text, with positions, a step for each piece that is read. The latest one
 * is kept: treat it as read-only.
 */
export function* parseInPieces(text: string): Generator<undefined, Root> {
  if (latest?.text === text) return latest.root;
  const changed =
    latest !== undefined && text.length > LONG ? reparse(latest, text, readWhole) : undefined;
  const root = changed ?? (yield* readInPieces(text, readWhole));
  latest = { text, root };
  return root;
}

/** The tree of a Markdown text, with positions. Treat it as read-only. */
export const parseMarkdown = (text: string): Root => runSteps(parseInPieces(text));

const NOTHING: Root = { type: 'root', children: [] };

/** The tree that commands walk; nothing is in that of a text too deep to be walked. */
export function walkableTree(text: string): Root {
  if (hasDeepLine(text)) return NOTHING;
  const root = parseMarkdown(text);
  return isTooDeep(root) ? NOTHING : root;
}

/** The Markdown of a tree, without blank lines at its ends. */
export function writeMarkdown(tree: Nodes): string {
  return toMarkdown(tree, {
    ...WRITE,
    join: [...WRITE.join],
    extensions: [...WRITE.extensions],
  }).trim();
}
