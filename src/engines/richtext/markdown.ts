import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  gfmStrikethroughFromMarkdown,
  gfmStrikethroughToMarkdown,
} from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import {
  defaultHandlers as writers,
  type Handle as Write,
  toMarkdown,
} from 'mdast-util-to-markdown';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { ALLOWED_TAGS } from '@/engines/allowedHtml';
import { sanitize } from '@/engines/sanitize';
import { blocksOf, htmlOf, parseHtml } from './html';
import type { Element } from './paste/hast';
import { seenIn, seenOf } from './seen';

/** Tags that Markdown has no syntax for, around content in Markdown. */
const TAGS = ['u', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'q'];

const raw = (value: string) => ({ type: 'html' as const, value });

/** Writes link targets, special links and words of another language as HTML tags. */
const asTags: Handle = (state, node: Element) => {
  const start = toHtml({ ...node, children: [] }).replace(/<\/\w+>$/, '');
  return [raw(start), ...state.all(node), raw(`</${node.tagName}>`)];
};

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(TAGS.map((tag) => [tag, asTags])),
  a: (state, node: Element) => {
    const { href, target, id } = node.properties;
    return href === undefined || target !== undefined || id !== undefined
      ? asTags(state, node, undefined)
      : defaultHandlers.a(state, node);
  },
  img: (state, node: Element) => {
    const { width, height } = node.properties;
    return width === undefined && height === undefined
      ? defaultHandlers.img(state, node)
      : raw(toHtml(node));
  },
  span: (state, node: Element) =>
    Object.keys(node.properties).length === 0 ? state.all(node) : asTags(state, node, undefined),
};

/** Writes a hard break as a plain line feed. */
const writeBreak: Write = (node: Parameters<typeof writers.break>[0], parent, state, info) => {
  const written = writers.break(node, parent, state, info);
  const next = parent?.children[parent.children.findIndex((child) => child === node) + 1];
  return written === '\\\n' && next !== undefined && next.type !== 'break' ? '\n' : written;
};

function write(html: string): string {
  return toMarkdown(toMdast(fromHtml(html, { fragment: true }), { document: true, handlers }), {
    bullet: '-',
    rule: '-',
    handlers: { break: writeBreak },
    extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trim();
}

/** A line feed of the source becomes a line break. */
const readText = (_state: unknown, { value }: { value: string }) =>
  value.split('\n').flatMap((line, index) => {
    const text = { type: 'text' as const, value: index === 0 ? line : line.trimStart() };
    const lineBreak = { type: 'element' as const, tagName: 'br', properties: {}, children: [] };
    return index === 0 ? [text] : [lineBreak, text];
  });

/** The start of an HTML tag, with its name. */
const TAG = /<\/?([a-z][a-z0-9]*)/gi;

/** Converts Markdown to sanitised HTML. */
function read(text: string): string {
  const tree = fromMarkdown(text, {
    extensions: [
      gfmStrikethrough({ singleTilde: false }),
      gfmTable(),
      // A paragraph that begins with spaces is not code.
      { disable: { null: ['codeIndented'] } },
    ],
    mdastExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()],
  });
  const hast = toHast(tree, {
    allowDangerousHtml: true,
    handlers: {
      text: readText,
      // An unknown tag is literal text, such as `<your name>`.
      html: (_state: unknown, { value }: { value: string }) => ({
        type: 'raw' as const,
        value: value.replaceAll(TAG, (start, name?: string) =>
          name === undefined || ALLOWED_TAGS.includes(name.toLowerCase())
            ? start
            : `&lt;${start.slice(1)}`,
        ),
      }),
    },
  });
  const content = parseHtml(toHtml(hast, { allowDangerousHtml: true }));
  // A table in Markdown always has a head: an empty one stands for none.
  for (const head of content.querySelectorAll('thead'))
    if (head.textContent.trim() === '' && head.querySelector('img') === null) head.remove();
  return sanitize(htmlOf(content.childNodes)).trim();
}

/** A block as HTML without blank lines, because Markdown ends HTML at a blank line. */
const asHtml = (html: string): string =>
  (/^<(?:p|h\d|ul|ol|div|section|table|blockquote|pre|figure|details|dl|hr)[\s>]/.test(html)
    ? html
    : `<div>${html}</div>`
  ).replaceAll(/\n\s*\n/g, '\n');

/** Data URLs of pictures, by the short names that replace them in Markdown. */
type Pictures = Map<string, string>;

const PICTURE_DATA = /(\ssrc=["']?)(data:image\/[a-z]+;base64,[a-z0-9+/=]+)/gi;
const PICTURE_NAME = /(\ssrc=["']?)(picture-[a-z0-9]+)/g;

/** A name derived from a picture's data, so that Markdown can be moved between texts. */
function pictureName(data: string, pictures: Pictures): string {
  const middle = data.slice(data.length / 2).replaceAll(/[^a-z0-9]/gi, '');
  let name = `picture-${data.length.toString(36)}${middle.slice(0, 4).toLowerCase()}`;
  while ((pictures.get(name) ?? data) !== data) name += 'x';
  pictures.set(name, data);
  return name;
}

/** Replaces the data of pictures with short names. */
function withNames(html: string, pictures: Pictures): string {
  return html.replace(
    PICTURE_DATA,
    (_all, start: string, data: string) => start + pictureName(data, pictures),
  );
}

/** Reverses `withNames`. */
function withData(html: string, pictures: Pictures): string {
  return html.replace(PICTURE_NAME, (all, start: string, name: string) => {
    const data = pictures.get(name);
    return data === undefined ? all : start + data;
  });
}

const LIST = /^<[uo]l/;

export interface MarkdownText {
  markdown: string;
  /** Converts the edited Markdown to the HTML to store. */
  toHtml: (markdown: string) => string;
}

/** A text as Markdown; or the text of the part that Markdown cannot represent. */
export function openMarkdown(stored: string): MarkdownText | { lost: string } {
  const pictures: Pictures = new Map();
  const parts: string[] = [];
  const content = parseHtml(withNames(stored, pictures));
  let before = '';
  for (const block of blocksOf(content)) {
    const html = htmlOf(block);
    const seen = seenOf(block);
    if (seen === '') continue;
    const markdown = [write(html), asHtml(html)].find(
      (text) => seenIn(parseHtml(read(text))) === seen,
    );
    if (markdown === undefined) return { lost: block.map((node) => node.textContent).join('') };
    // Two adjacent lists would merge without a comment between them.
    if (LIST.test(before) && LIST.test(html)) parts.push('<!-- -->');
    before = html;
    parts.push(markdown);
  }
  const markdown = parts.join('\n\n');
  const store = (text: string): string =>
    text === markdown ? stored : withData(read(text), pictures);
  if (seenIn(parseHtml(read(markdown))) !== seenIn(content)) return { lost: content.textContent };
  return { markdown, toHtml: store };
}
