import { expect, test } from 'vitest';
import { hasForeignPicture } from './allowedHtml';
import { sanitize } from './sanitize';

test.each([
  ['<p><img src="https://other.example/a.png" alt="" /></p>', true],
  ['<p><img alt="1 &gt; 0" src="http://other.example/a.png" /></p>', true],
  ['<p><img src="/pictures/a.png" alt="" /></p>', false],
  ['<p><a href="https://other.example/a.png">A picture</a></p>', false],
  ['<pre><code>&lt;img src="https://other.example/a.png"&gt;</code></pre>', false],
])('whether %j shows a picture of another host', (html, expected) => {
  expect(hasForeignPicture(html)).toBe(expected);
});

test.each([
  '<img alt="a > b" src="https://other.example/a.png">',
  '<img src = "https://other.example/a.png">',
  '<img src=" https://other.example/a.png">',
  '<img src="&#104;ttps://other.example/a.png">',
  '<img/src=https://other.example/a.png>',
  '<IMG SRC=HTTPS://other.example/a.png>',
])('in any spelling that visitors see: %s', (html) => {
  expect(hasForeignPicture(sanitize(html))).toBe(true);
});
