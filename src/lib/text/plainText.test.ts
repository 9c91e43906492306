import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each([
  ['<h1>About</h1><p>Two&nbsp;words &amp; <b>more</b></p>', 'About Two words & more'],
  ['&#65;&#x42; &lt;b&gt; &copy; &#0; &#9999999;', 'AB <b> &copy;'],
  ['<p>See <a href="/x">the <b>page</b></a>.</p><p>More.</p>', 'See the page. More.'],
  ['Children < 12 years, adults > 12', 'Children < 12 years, adults > 12'],
  ['an <a that never ends', 'an <a that never ends'],
  ['plain', 'plain'],
  ['', ''],
])('%s', (html, plain) => {
  expect(plainText(html)).toBe(plain);
});

// An algorithm in quadratic time would exceed the test's timeout.
test.each(['<a ', '<', '< ', '</a <', '<!--', '<x y="', '&#', '&amp', ' \n'])(
  'a long text of %j, over and over, is read to its end',
  (piece) => {
    expect(plainText(`${piece.repeat(200_000 / piece.length)}x`)).toMatch(/x$/);
  },
);
