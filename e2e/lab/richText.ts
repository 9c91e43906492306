import { Editor, getSchema } from '@tiptap/core';
import { clean, indent, setLevel } from '@/engines/richtext/commands';
import { openText } from '@/engines/richtext/document';
import { openMarkdown } from '@/engines/richtext/markdown';
import { extensions } from '@/engines/richtext/schema';
import { presentHtml, sanitize } from '@/engines/sanitize';
import { sanitizers } from '@/ui/html/RichText';
import '@/ui/html/richText.css';

/** Longer texts have no Markdown view. */
const MAX_MARKDOWN = 50_000;

const schema = getSchema(extensions);

const frame = document.createElement('div');
frame.className = 'rich-text';
frame.style.inlineSize = '600px';

/** Elements with a look of their own, and what is measured of it. */
const BOXES = 'li, td, th, hr, img, pre, blockquote, details, figure';

function styleOf(element: Element): string {
  const { fontWeight, fontStyle, fontSize, fontFamily, direction } = getComputedStyle(element);
  const lines = new Set<string>();
  let href = '';
  for (let at: Element | null = element; at !== null && at !== frame; at = at.parentElement) {
    const { textDecorationLine, verticalAlign, backgroundColor } = getComputedStyle(at);
    for (const said of [textDecorationLine, verticalAlign, backgroundColor])
      if (!/^(?:none|baseline|rgba\(0, 0, 0, 0\))$/.test(said)) lines.add(said);
    href ||= at.getAttribute('href') ?? '';
  }
  return [
    Number(fontWeight) > 500,
    fontStyle,
    fontSize,
    fontFamily,
    direction,
    href,
    [...lines].toSorted(),
  ].join();
}

/** Where each word and box of a text is, and how it looks; by the browser's own layout. */
function lookOf(html: string): string {
  frame.innerHTML = presentHtml(sanitize(html));
  document.body.append(frame);
  const found: string[] = [];
  let last: { text: string; right: number; top: number; style: string } | undefined;
  const end = (): void => {
    if (last) found.push(`${last.text} ${last.right} ${last.top} ${last.style}`);
    last = undefined;
  };
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const style = node.parentElement ? styleOf(node.parentElement) : '';
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const box = range.getBoundingClientRect();
      const [left, top] = [Math.round(box.left), Math.round(box.top)];
      const isNext = last?.style === style && last.top === top && Math.abs(last.right - left) <= 1;
      if (last && isNext) last = { ...last, text: last.text + text, right: Math.round(box.right) };
      else {
        end();
        last = { text, right: Math.round(box.right), top, style };
      }
    }
  }
  end();
  for (const element of frame.querySelectorAll(BOXES)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { listStyleType, borderInlineStartWidth } = getComputedStyle(element);
    const place = [left, top, width, height].map(Math.round).join();
    found.push(`${element.localName} ${place} ${listStyleType} ${borderInlineStartWidth}`);
  }
  return found.join('\n');
}

/** What became of a text after an edit at its end, which writes every block anew. */
function survey(html: string) {
  const start = performance.now();
  const opened = openText(schema, html);
  const openedIn = performance.now() - start;
  const again = schema.nodeFromJSON(opened.doc.toJSON());
  const last = schema.node('paragraph', null, schema.text('edited'));
  const edited = again.copy(again.content.addToEnd(last));
  const written = opened.toHtml(edited);
  const expected =
    html.trim() === '' || opened.doc.textContent === ''
      ? undefined
      : lookOf(`${sanitize(html)}<p>edited</p>`);
  let kept = 0;
  opened.doc.descendants((node) => {
    if (node.type.name === 'kept') kept += 1;
  });
  const second = openText(schema, written);
  return {
    blocks: opened.doc.childCount,
    kept,
    isSame: expected === undefined || lookOf(written) === expected,
    isStable: lookOf(second.toHtml(schema.nodeFromJSON(second.doc.toJSON()))) === lookOf(written),
    isUnedited: opened.toHtml(again) === html,
    isMarkdown: html.length < MAX_MARKDOWN && !('lost' in openMarkdown(html)),
    openedIn,
  };
}

const COMMANDS: readonly ((editor: Editor) => unknown)[] = [
  ({ commands }) => commands.toggleMark('bold'),
  ({ commands }) => commands.toggleMark('italic'),
  ({ commands }) => commands.toggleMark('underline'),
  ({ commands }) => commands.toggleMark('strike'),
  ({ commands }) => commands.toggleBulletList(),
  ({ commands }) => commands.toggleOrderedList(),
  (editor) => indent(editor, 1),
  (editor) => indent(editor, -1),
  (editor) => setLevel(editor, 0),
  (editor) => setLevel(editor, 2),
  clean,
];

const lettersOf = (text: string): string => text.replaceAll(/\s/g, '');

/** Uses commands at places of a text; each number is from 0 to 1. */
function use(html: string, numbers: readonly number[]) {
  let opened: ReturnType<typeof openText> | undefined;
  const editor = new Editor({
    extensions,
    injectCSS: false,
    onBeforeCreate: ({ editor: created }) => {
      opened = openText(created.schema, html);
      Object.assign(created.options, { content: opened.doc });
    },
  });
  const before = lettersOf(editor.state.doc.textContent);
  const used: number[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [from = 0, to = 0, command = 0] = numbers.slice(at, at + 3);
    const { size } = editor.state.doc.content;
    editor.commands.setTextSelection({ from: Math.round(from * size), to: Math.round(to * size) });
    used.push(Math.floor(command * COMMANDS.length));
    COMMANDS[used.at(-1) ?? 0]?.(editor);
  }
  const after = lettersOf(editor.state.doc.textContent);
  const written = opened?.toHtml(editor.state.doc) ?? '';
  const again = openText(editor.schema, written);
  const isSame = lookOf(written) === lookOf(again.toHtml(schema.nodeFromJSON(again.doc.toJSON())));
  editor.destroy();
  return { used, isWhole: before === after, isSame };
}

const richText = { ready: sanitizers, survey, use };

declare global {
  interface Window {
    richText: typeof richText;
  }
}
window.richText = richText;
