import { expect, test } from 'vitest';
import { pageStyles } from './pageStyles';

const PAGE =
  '<html><body><main class="shown md:wide"><details><summary>More</summary></details><a href="/">Home</a></main></body></html>';
const ofPage = (css: string) => pageStyles(css, PAGE);

test.each([
  '.shown{color:red}',
  String.raw`.md\:wide{width:9rem}`,
  '.shown>a:not(.shown):hover:before{color:red}',
  ':focus-visible{outline:0}',
  ':is(.absent,.shown) a:active{color:red}',
  '::selection{color:red}',
  '.shown:where([data-theme=dusk] *){color:red}',
  '[data-stale] .shown{visibility:hidden}',
  'details[open] summary{color:red}',
  '.shown:has(.absent){color:red}',
  '.page-trouble .btn-primary:disabled{color:red}',
  '@media print{.shown{color:red}}',
  '@layer utilities;',
  '@layer base{}',
  '@font-face{font-family:a}',
  '@keyframes turn{0%{rotate:0}}.shown{animation:turn 1s}',
])('a page keeps %s, which it can show before its app is there', (css) => {
  expect(ofPage(css)).toBe(css);
});

test.each([
  '.absent{color:red}',
  '.shown>summary{color:red}',
  ':is(.absent,.missing) a{color:red}',
  '.absent:hover{color:red}',
  '@media print{@supports (color:red){.absent{color:red}}}',
  '@keyframes turn{0%{rotate:0}}',
  '@property --a{syntax:"*";inherits:false}',
])('and not %s', (css) => {
  expect(ofPage(css)).toBe('');
});

test('of several selectors those that it can show', () => {
  expect(ofPage('.absent,.shown,.missing{color:red}')).toBe('.shown{color:red}');
});

test('and of properties those that something reads', () => {
  expect(ofPage(':root{--a:1;--b:var(--a);--c:2}a{width:var(--b)}')).toBe(
    ':root{--a:1;--b:var(--a)}a{width:var(--b)}',
  );
  expect(ofPage(':root{--a:1;--b:var(--a)}')).toBe('');
});
