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
import { runSteps } from '@/lib/async/slices';
import { limitMarks, joinedText } from './linearReader';
import { hasDeepLine, isTooDeep } from './limits';
import { type Parsed, readInPieces, reparse } from './reparse';
import { isShownTag, shownTags } from '../shownTags';

/** Inline content in a tag without Markdown syntax, such as `<u>text</u>`. */
export interface TaggedText extends Node {
  /** A node type that the converters treat as phrasing content. */
  type: 'textDirective';
  tag: string;
  attributes?: string;
  children: PhrasingContent[];
}

/** Blocks in a tag without Markdown syntax, such as `<details>`. */
export interface BoxedBlocks extends Node {
  /** A node type that the converters treat as flow content. */
  type: 'containerDirective';
  tag: string;
  attributes: string;
  /** Its HTML, if it contains no blocks. */
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
  // Markdown is parsed only after a blank line; lines of HTML need none.
  const gap = node.children.every(isLine) ? '\n' : '\n\n';
  return open + gap + state.containerFlow(node, state.createTracker(info).current()) + gap + close;
};

const isLine = (node: Nodes): boolean =>
  node.type === 'containerDirective' && node.children.length === 0;

/** Writes a hard break as a plain line feed, unless the next line would start another construct. */
const writeBreak: Handle = (node: Break, parent: Parents | undefined, state, info) => {
  const written = defaultHandlers.break(node, parent, state, info);
  const index = parent?.children.findIndex((child) => child === node) ?? -1;
  const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
  const isBetween = [before, after].every((next) => next !== undefined && next.type !== 'break');
  return written === '\\\n' && isBetween ? '\n' : written;
};

/** Leaves `<` unescaped where it cannot start a tag. */
const writeText: Handle = Object.assign(
  (node: Text, parent: Parents | undefined, state: State, info: Info): string =>
    defaultHandlers
      .text(node, parent, state, info)
      .replaceAll(/(?<!\\)\\<(?=([^<>]*>?))/g, (escaped, rest: string) =>
        /^[a-z][a-z0-9 ,.'-]*>$/i.test(rest) && !isShownTag(`<${rest}`) ? '<' : escaped,
      ),
  {
    /** Predicts the first character, so that most texts are not serialised twice. */
    peek: ((node: Text, ...context) =>
      /^[\p{L}\p{N}]/u.test(node.value)
        ? node.value
        : writeText(node, ...context)) satisfies Handle,
  },
);

/*
 * CommonMark with GFM tables, strikethrough, task lists and autolinks. The autolink transform is
 * left out, because it also links escaped addresses: plain text in the stored HTML would become a
 * link. Footnotes are left out, because the sanitiser removes their markup.
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
    // A paragraph that begins with a tab or blanks is no code: the editor writes code with fences.
    { disable: { null: ['codeIndented'] } },
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

/** From this length on only the part around a change is parsed again. */
const LONG = 2_000;

let latest: Parsed | undefined;

const readWhole = (text: string): Root => fromMarkdown(text, READ);

/**
 * Parses Markdown with positions, one step for each piece. The latest tree is cached: treat it as
 * read-only.
 */
export function* parseInPieces(text: string): Generator<undefined, Root> {
  if (latest?.text === text) return latest.root;
  const changed =
    latest !== undefined && text.length > LONG ? reparse(latest, text, readWhole) : undefined;
  const root = changed ?? (yield* readInPieces(text, readWhole));
  latest = { text, root };
  return root;
}

/** Parses Markdown with positions; treat the tree as read-only. */
export const parseMarkdown = (text: string): Root => runSteps(parseInPieces(text));

const EMPTY_ROOT: Root = { type: 'root', children: [] };

/** The tree for commands; empty for a text that is too deep to walk. */
export function walkableTree(text: string): Root {
  if (hasDeepLine(text)) return EMPTY_ROOT;
  const root = parseMarkdown(text);
  return isTooDeep(root) ? EMPTY_ROOT : root;
}

const MARK_TAGS: Readonly<Record<string, string>> = {
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
};
const isMark = (node: Nodes | undefined): boolean => node !== undefined && node.type in MARK_TAGS;

/** The character of a node at one of its ends; one of punctuation for what is not text. */
const endOf = (node: Nodes | undefined, at: 0 | -1): string =>
  node === undefined || node.type === 'text' ? (node?.value.at(at) ?? '') : '*';
const isLetter = (character: string): boolean => /[^\s\p{P}\p{S}]/u.test(character);

/**
 * Writes marks as tags where delimiters do not end between their two characters, as in
 * `<b>Note:</b>bring`: the writer would show one of them as a character reference.
 */
function withTags(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children = node.children.map((child, index): Nodes => {
    const next = withTags(child);
    if (!isMark(next) || !('children' in next)) return next;
    const [before, after] = [node.children[index - 1], node.children[index + 1]];
    const isBlocked =
      (isLetter(endOf(before, -1)) && !isLetter(endOf(next.children[0], 0))) ||
      (isLetter(endOf(after, 0)) && (isMark(before) || !isLetter(endOf(next.children.at(-1), -1))));
    const tag = MARK_TAGS[next.type];
    return isBlocked ? Object.assign({}, next, { type: 'textDirective', tag }) : next;
  });
  return Object.assign({}, node, { children });
}

/** Serialises a tree as Markdown, trimmed. */
export function writeMarkdown(tree: Nodes): string {
  return toMarkdown(withTags(tree), {
    ...WRITE,
    join: [...WRITE.join],
    extensions: [...WRITE.extensions],
  }).trim();
}
