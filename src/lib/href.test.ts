import { expect, test } from 'vitest';
import { isInternalPath, safeHref } from './href';

test.each([
  ['/about', '/about'],
  [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+9714', 'tel:+9714'],
  ['#faq', '#faq'],
  ['page:2', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['vbscript:x', undefined],
  ['blob:https://example.com/1', undefined],
  ['', undefined],
  ['   ', undefined],
])('safeHref(%j) is %j', (link, expected) => {
  expect(safeHref(link)).toBe(expected);
});

test('only a path of this site is internal', () => {
  expect(isInternalPath('/about')).toBe(true);
  expect(isInternalPath('//evil.example')).toBe(false);
  expect(isInternalPath('/\\evil.example')).toBe(false);
  expect(isInternalPath('https://example.com')).toBe(false);
});
