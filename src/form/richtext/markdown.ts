import type { Node, Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  gfmStrikethroughFromMarkdown,
  gfmStrikethroughToMarkdown,
} from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

import { hasDeepLine, isTooDeep } from './limits';
import { type Parsed, reparsed } from './reparse';

/** Text inside a tag that Markdown has no mark for: `<u>text</u>`. */
export interface TaggedText extends Node {
  /** A name that the converters take for inline content. */
  type: 'textDirective';
  tag: string;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    textDirective: TaggedText;
  }
  interface RootContentMap {
    textDirective: TaggedText;
  }
}

const writeTagged: Handle = (node: TaggedText, _parent, state, info) => {
  const tracker = state.createTracker(info);
  const open = tracker.move(`<${node.tag}>`);
  const text = state.containerPhrasing(node, { ...tracker.current(), before: '>', after: '<' });
  return `${open}${tracker.move(text)}</${node.tag}>`;
};

/*
 * CommonMark with GFM's tables and strikethrough. Its task lists and footnotes are left out: the
 * sanitiser refuses the checkbox of the one and the frame of the other, so that a typed `[x]` would
 * vanish. Its bare addresses too: they cannot be escaped, so that an address that is only text in
 * the stored HTML would become a link.
 */
const READ = {
  extensions: [gfmStrikethrough({ singleTilde: false }), gfmTable()],
  mdastExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()],
};

const WRITE = {
  bullet: '-',
  rule: '-',
  handlers: { textDirective: writeTagged },
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
} as const;

/** From this length on a changed text is read again only around the change. */
const LONG = 2_000;

let latest: Parsed | undefined;

const readWhole = (text: string): Root => fromMarkdown(text, READ);

/** The tree of a Markdown text, with positions. The latest one is kept: treat it as read-only. */
export function parseMarkdown(text: string): Root {
  if (latest?.text === text) return latest.root;
  const changed =
    latest !== undefined && text.length > LONG ? reparsed(latest, text, readWhole) : undefined;
  latest = { text, root: changed ?? readWhole(text) };
  return latest.root;
}

const NOTHING: Root = { type: 'root', children: [] };

/** The tree that commands walk; nothing is in that of a text too deep to be walked. */
export function walkableTree(text: string): Root {
  if (hasDeepLine(text)) return NOTHING;
  const root = parseMarkdown(text);
  return isTooDeep(root) ? NOTHING : root;
}

/** The Markdown of a tree, without blank lines at its ends. */
export function writeMarkdown(tree: Nodes): string {
  return toMarkdown(tree, { ...WRITE, extensions: [...WRITE.extensions] }).trim();
}
