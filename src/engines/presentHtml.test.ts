import { expect, test } from 'vitest';
import { presentHtml } from './sanitize';

test('an h1 in the content stays where the screen has none', () => {
  expect(presentHtml('<h1>a</h1><h2>b</h2>')).toBe('<h1>a</h1><h2>b</h2>');
});

test('under an h1 of the screen all headings go one level down, the last stays', () => {
  expect(presentHtml('<h1>a</h1><h2 id="b">b</h2><h6>c</h6><p>&lt;h1&gt;</p>', 2)).toBe(
    '<h2>a</h2><h3><a name="b"></a>b</h3><h6>c</h6><p>&lt;h1&gt;</p>',
  );
});

test('a place in a link has no name, and the link holds', () => {
  expect(presentHtml('<a href="/x"><h2 id="b">c</h2></a><h2 id="d">e</h2>')).toBe(
    '<a href="/x"><h2>c</h2></a><h2><a name="d"></a>e</h2>',
  );
});

test('a place in the text has a name and no id, and links are left as they are', () => {
  expect(
    presentHtml(
      '<a href="#$&amp;">a</a><section id="$&amp;" dir="ltr">b</section><a id="$&amp;">c</a>',
    ),
  ).toBe(
    '<a href="#$&amp;">a</a><section dir="ltr"><a name="$&amp;"></a>b</section><a name="$&amp;">c</a>',
  );
});

test('content that starts at h2 is left alone', () => {
  expect(presentHtml('<h2>a</h2><hr /><h3>b</h3>', 2)).toBe('<h2>a</h2><hr /><h3>b</h3>');
});

test('a table scrolls inside itself', () => {
  expect(presentHtml('<table dir="rtl"><tbody></tbody></table>')).toBe(
    '<div class="rich-text-table" role="group" tabindex="0"><table dir="rtl"><tbody></tbody></table></div>',
  );
});

test('lists and quotations take their side from their text', () => {
  expect(
    presentHtml('<ul><li>a</li></ul><ol start="2"></ol><blockquote lang="ar">b</blockquote>'),
  ).toBe(
    '<ul dir="auto"><li>a</li></ul><ol dir="auto" start="2"></ol><blockquote dir="auto" lang="ar">b</blockquote>',
  );
});
