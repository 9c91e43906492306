import { describe, expect, test } from 'vitest';
import { sanitize } from './sanitize';

const IMG = ' loading="lazy" decoding="async" referrerpolicy="no-referrer" />';
const DATA_PNG = 'data:image/png;base64,iVBORw0KGgo=';

describe('what content may say stays', () => {
  test.each([
    '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
    '<p>a<br />b</p><hr />',
    '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><del>g</del></p>',
    '<p>H<sub>2</sub>O<sup>1</sup> <mark>m</mark></p>',
    '<blockquote><p>q</p></blockquote><pre><code>x &lt; y</code></pre>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<table><caption>t</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<figure><figcaption>f</figcaption></figure>',
    '<div class="indent-2"><p class="ql-indent-1"><span>x</span></p></div>',
    '<p dir="rtl" lang="ar">مرحبا</p>',
    '<a href="/apply">a</a>',
    '<a href="https://example.com/?a=1&amp;b=2#c">a</a>',
    '<a href="mailto:a@example.com">a</a><a href="tel:+97140000000">b</a>',
    '<ol><li data-list="bullet">a</li></ol>',
    '<ol start="123456789"><li>a</li></ol>',
    '<dl><dt>Term</dt><dd>Definition</dd></dl>',
    '<details open><summary>More</summary><p>a</p></details>',
    '<section id="one"><h2 id="two">a</h2><p><a id="three"></a>a <q>b</q></p></section>',
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
    '<pre><code class="language-js">\na</code></pre>',
  ])('%s', (html) => {
    expect(sanitize(html)).toBe(html);
  });

  test.each([
    'address',
    'article',
    'aside',
    'center',
    'header',
    'fieldset',
    'main',
    'nav',
    'dialog',
  ])('the words of two %s elements do not run together', (tag) => {
    expect(sanitize(`<${tag}>a</${tag}><${tag}>b</${tag}>`)).toBe('<div>a</div><div>b</div>');
  });

  test('a box of a task list is a sign', () => {
    expect(sanitize('<input type="checkbox" checked> a <input type=checkbox><input>')).toBe(
      '<span>☑</span> a <span>☐</span>',
    );
  });

  test('a link in a new tab cannot reach back', () => {
    expect(sanitize('<a href="https://example.com" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  test.each(['https://example.com/a.png', '/a.png', 'a.png', DATA_PNG])(
    'a picture from %s, loaded late',
    (src) => {
      expect(sanitize(`<img src="${src}" alt="A tower" width="640">`)).toBe(
        `<img src="${src}" alt="A tower" width="640"${IMG}`,
      );
    },
  );

  test('a picture without a text is decoration', () => {
    expect(sanitize('<img src="/a.png">')).toBe(`<img src="/a.png" alt=""${IMG}`);
  });
});

const HOSTILE: readonly (readonly [html: string, clean: string])[] = [
  // scripts in any spelling
  ['<script>alert(1)</script>a', 'a'],
  ['<ScRiPt src="//evil.example/x.js"></sCrIpT>a', 'a'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<script\n>alert(1)</script\n>a', 'a'],
  ['<p>a<script>alert(1)</p>', '<p>a</p>'],
  ['<!--><script>alert(1)</script>-->a', '--&gt;a'],
  ['<!--a--!><script>alert(1)</script><p>b</p>', ''],
  ['<![CDATA[<script>alert(1)</script>]]>', ''],
  ['<?php echo 1 ?>a', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<template><script>alert(1)</script></template>a', 'a'],
  ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
  ['<title><img src=x onerror=alert(1)></title>a', 'a'],
  ['<textarea></textarea><img src=x onerror=alert(1)>', `<img src="x" alt=""${IMG}`],
  // handlers
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<p ONMOUSEOVER=alert(1)>a</p>', '<p>a</p>'],
  ['<img src="/a.png" onerror="alert(1)">', `<img src="/a.png" alt=""${IMG}`],
  ['<img/src="/a.png"/onload=alert(1)>', `<img src="/a.png" alt=""${IMG}`],
  ['<details open ontoggle=alert(1)>a</details>', '<details open>a</details>'],
  ['<body onload=alert(1)>a</body>', 'a'],
  ['<video><source onerror=alert(1)></video>a', 'a'],
  ['<p a="<img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ['<p "onclick=alert(1)>a</p>', '<p>a</p>'],
  // links
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#x6A&#x61vascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" \u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="blob:https://example.com/1">a</a>', '<a>a</a>'],
  ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
  ['<a href="">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['<a href="/&#9;/evil.example">a</a>', '<a>a</a>'],
  ['<a href="/a" ping="https://evil.example" download>a</a>', '<a href="/a">a</a>'],
  ['<a href="/a" target="main" rel="opener">a</a>', '<a href="/a">a</a>'],
  ['<a xlink:href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="/a"onclick=alert(1)>a</a>', '<a href="/a">a</a>'],
  // images
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="data:text/html;base64,PHA+">', ''],
  ['<img src="blob:https://example.com/1">', ''],
  ['<img src="mailto:a@example.com">', ''],
  ['<img src="//evil.example/a.png">', ''],
  ['<img alt="lost">', '<span>lost</span>'],
  ['<img src="http://example.com/a.png">', ''],
  ['a <img src="http://example.com/a.png" alt="A map"> b', 'a <span>A map</span> b'],
  [
    '<img src="//evil.example" alt="&lt;script&gt;alert(1)&lt;/script&gt;">',
    '<span>&lt;script&gt;alert(1)&lt;/script&gt;</span>',
  ],
  [
    `<img src="${DATA_PNG}" srcset="https://evil.example/x 2x">`,
    `<img src="${DATA_PNG}" alt=""${IMG}`,
  ],
  ['<img src="/a.png" usemap="#m" ismap>', `<img src="/a.png" alt=""${IMG}`],
  ['<img src="/a.png" width="100%" height="1e9">', `<img src="/a.png" alt=""${IMG}`],
  ['<image src=x onerror=alert(1)>a', 'a'],
  // frames, forms, objects, foreign markup
  ['<iframe src="https://evil.example"></iframe>a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>">a</iframe>b', 'b'],
  ['<object data="x"><p>a</p></object>b', 'b'],
  ['<embed src="x">a', 'a'],
  [
    '<form action="https://evil.example"><input name="cookie"><button>a</button></form>',
    '<div>a</div>',
  ],
  ['<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>a', 'a'],
  ['<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mtext></math>a', 'a'],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
  ['<link rel="stylesheet" href="//evil.example/x.css">a', 'a'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">a', 'a'],
  ['<base href="//evil.example/"><a href="/a">a</a>', '<a href="/a">a</a>'],
  // styles and classes
  ['<style>*{display:none}</style>a', 'a'],
  ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['<p class="fixed inset-0 indent-3 indent-33">a</p>', '<p class="indent-3">a</p>'],
  ['<p class="btn">a</p>', '<p>a</p>'],
  // ids and names used by the app
  ['<p id="root">a</p>', '<p>a</p>'],
  ['<a name="location" href="#root">a</a>', '<a href="#root" id="location">a</a>'],
  ['<h2 id="a b">a</h2><h2 id="">b</h2>', '<h2>a</h2><h2>b</h2>'],
  ['<td align="x">a</td>', '<td>a</td>'],
  ['<img name="cookie" src="/a.png">', `<img src="/a.png" alt=""${IMG}`],
  ['<p contenteditable tabindex="1" accesskey="x" hidden popover>a</p>', '<p>a</p>'],
  ['<p is="x-app" slot="y" part="z" data-theme="dusk">a</p>', '<p>a</p>'],
  ['<p dir="sideways">a</p>', '<p>a</p>'],
  // malformed markup
  ['<p>a', '<p>a</p>'],
  ['</p></div>a', '<p></p>a'],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<table><tr><td colspan="all">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
];

describe('what could do harm goes', () => {
  test.each(HOSTILE)('%j', (html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });

  test('cleaned twice is cleaned once', () => {
    for (const [html] of HOSTILE) expect(sanitize(sanitize(html))).toBe(sanitize(html));
  });

  test('2,000 nested tags are no hardship', () => {
    const html = `${'<div>'.repeat(2000)}deep${'</div>'.repeat(2000)}`;
    expect(sanitize(html)).toBe(html);
  });
});
