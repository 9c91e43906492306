import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each([
  ['<h1>About</h1><p>Two&nbsp;words &amp; <b>more</b></p>', 'About Two words & more'],
  ['&#65;&#x42; &lt;b&gt; &copy; &#0; &#9999999;', 'AB <b> &copy;'],
  ['<p>See <a href="/x">the <b>page</b></a>.</p><p>More.</p>', 'See the page. More.'],
  ['plain', 'plain'],
  ['', ''],
])('%s', (html, plain) => {
  expect(plainText(html)).toBe(plain);
});
