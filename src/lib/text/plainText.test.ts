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

/** The minimum of a few runs, because other load only lengthens a run. */
function timeOf(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    plainText(text);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

test.each(['<a ', '<', '< ', '</a <', '<!--', '<x y="', '&#', '&amp', ' \n'])(
  'the time for %j, over and over, grows with the text',
  (piece) => {
    const ofLength = (length: number) => `${piece.repeat(length / piece.length)}<b>x`;
    // Twenty times the length may take forty times as long; quadratic time would be four hundred.
    expect(timeOf(ofLength(400_000))).toBeLessThan(40 * Math.max(1, timeOf(ofLength(20_000))));
  },
);
