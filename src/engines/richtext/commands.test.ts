// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sanitize } from '@/engines/sanitize';
import { setHtmlCleaner } from '@/lib/browser/trustedTypes';
import { clean, indent, setLevel } from './commands';
import { openText } from './document';
import { extensions } from './schema';

beforeAll(() => setHtmlCleaner(sanitize));

/** Runs a command on the text between two bars; a single bar is the caret. */
function used(marked: string, command: (editor: Editor) => unknown): string {
  let opened: ReturnType<typeof openText> | undefined;
  const editor = new Editor({
    extensions,
    injectCSS: false,
    onBeforeCreate: ({ editor: created }) => {
      opened = openText(created.schema, marked);
      Object.assign(created.options, { content: opened.doc });
    },
  });
  const bars: number[] = [];
  editor.state.doc.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/\|/g)) bars.push(at + index);
  });
  for (const bar of bars.toReversed()) editor.view.dispatch(editor.state.tr.delete(bar, bar + 1));
  const [from = 0, to = from + 1] = bars;
  editor.commands.setTextSelection({ from, to: to - 1 });
  command(editor);
  const html = opened?.toHtml(editor.state.doc) ?? '';
  editor.destroy();
  return html.replaceAll('\n', '');
}

const normal = (editor: Editor) => setLevel(editor, 0);
const heading = (editor: Editor) => setLevel(editor, 2);
const further = (editor: Editor) => indent(editor, 1);
const back = (editor: Editor) => indent(editor, -1);

describe('Normal and a heading', () => {
  test.each([
    [heading, '<p>a|</p>', '<h2>a</h2>'],
    [normal, '<h2>a|</h2>', '<p>a</p>'],
    [heading, '<p>|a</p><h3>b|</h3><p>c</p>', '<h2>a</h2><h2>b</h2><p>c</p>'],
    [heading, '<ul><li>a</li><li>b|</li></ul>', '<ul><li>a</li></ul><h2>b</h2>'],
    [normal, '<ul><li>a|<ul><li>b</li></ul></li></ul>', '<p>a</p><ul><li>b</li></ul>'],
    [
      normal,
      '<ul><li>a</li><li>b|<ol><li>c</li><li>d</li></ol></li><li>e</li></ul>',
      '<ul><li>a</li></ul><p>b</p><ol><li>c</li><li>d</li></ol><ul><li>e</li></ul>',
    ],
    [
      normal,
      '<ul><li>a<ul><li>b|<ul><li>c</li></ul></li></ul></li></ul>',
      '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
    ],
    [
      normal,
      '<ul><li>a</li><li>|b<ul><li>c|</li></ul></li><li>d</li></ul>',
      '<ul><li>a</li></ul><p>b</p><p>c</p><ul><li>d</li></ul>',
    ],
    [normal, '<pre><code>a|\nb</code></pre>', '<p>a<br />b</p>'],
  ])('%o of %s', (command, before, after) => {
    expect(used(before, command)).toBe(after);
  });
});

describe('indent', () => {
  test.each([
    [further, '<p>a|</p>', '<p class="indent-1">a</p>'],
    [further, '<p class="ql-indent-2">a|</p>', '<p class="indent-3">a</p>'],
    [further, '<p class="indent-9">a|</p>', '<p class="indent-9">a</p>'],
    [back, '<p class="indent-1">a|</p>', '<p>a</p>'],
    [back, '<p>a|</p>', '<p>a</p>'],
    [further, '<ul><li>a|</li></ul>', '<ul><li>a</li></ul>'],
    [back, '<ul><li>a|</li></ul>', '<p>a</p>'],
    [
      further,
      '<p>|a</p><ul><li>b</li><li>c|</li></ul>',
      '<p class="indent-1">a</p><ul><li>b<ul><li>c</li></ul></li></ul>',
    ],
    // Items of two levels at once: each moves one level.
    [
      further,
      '<ul><li>a</li><li>|b<ul><li>c|</li></ul></li></ul>',
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    ],
    [
      further,
      '<ul><li>a<ul><li>|b</li></ul></li><li>c|</li></ul>',
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
    ],
    [
      back,
      '<ul><li>a<ul><li>b<ul><li>|c</li></ul></li><li>d|</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
    ],
    [
      back,
      '<ul><li>a</li><li>|b<ul><li>c|</li></ul></li></ul>',
      '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
    ],
  ])('%o of %s', (command, before, after) => {
    expect(used(before, command)).toBe(after);
  });
});

test.each([
  ['<p>|<strong>a</strong> <a href="/x">b</a>|</p>', '<p>a b</p>'],
  ['<h2>|a</h2><ul><li>b|</li></ul><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  ['<p class="indent-1" dir="rtl" lang="ar">a|</p>', '<p>a</p>'],
  ['<blockquote><p>a|</p></blockquote>', '<p>a</p>'],
  ['<pre><code>a|\nb</code></pre>', '<p>a<br />b</p>'],
  [
    '<table><tr><td>|<b>a</b></td><td>b|</td></tr></table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ],
])('no format is left of %s, and every letter', (before, after) => {
  expect(used(before, clean)).toBe(after);
});

test.each([
  ['<p>|a</p><p>b|</p>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ul><li>a|</li></ul>', '<p>a</p>'],
  ['<ol><li>a|</li><li>b</li></ol>', '<ul><li>a</li><li>b</li></ul>'],
  ['<h2>a|</h2>', '<ul><li>a</li></ul>'],
])('the bullets of %s', (before, after) => {
  expect(used(before, ({ commands }) => commands.toggleBulletList())).toBe(after);
});

test.each([
  ['<p>a |b|</p>', '<p>a <strong>b</strong></p>'],
  ['<p>a <strong>|b|</strong></p>', '<p>a b</p>'],
  ['<p>|a <code>b c|</code></p>', '<p><strong>a </strong><code><strong>b c</strong></code></p>'],
  ['<p><a href="/x">a |b|</a></p>', '<p><a href="/x">a <strong>b</strong></a></p>'],
])('bold on and off in %s', (before, after) => {
  expect(used(before, ({ commands }) => commands.toggleMark('bold'))).toBe(after);
});
