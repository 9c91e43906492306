import { describe, expect, test } from 'vitest';
import { pasteSamples } from '@test/richtext/pasteSamples';
import { applyEdit } from '../../../../engines/richtext/commands/edit';
import { cleanAddress } from '../../../../engines/richtext/paste/normalisePaste';
import { pastedMarkdown } from '../../../../engines/richtext/paste/pastedMarkdown';
import { pasteEdit } from './pasteInto';

test.each(pasteSamples)('from %s', (_source, html, markdown) => {
  expect(pastedMarkdown(html)?.markdown).toBe(markdown);
});

test('pictures that are on no web address are left out and counted', () => {
  const html =
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="blob:https://x/1"><img src="https://example.com/b.png" alt="b"></p>';
  expect(pastedMarkdown(html)).toEqual({
    markdown: 'a![b](https://example.com/b.png)',
    lostPictures: 3,
  });
});

test('what is nested too deeply is left to its plain text', () => {
  expect(pastedMarkdown('<div>'.repeat(500))).toBeUndefined();
});

test.each([
  ['https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D', 'https://example.com/a?b=1'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=AT0', 'https://example.com/'],
  ['https://www.google.com/search?q=visa', 'https://www.google.com/search?q=visa'],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  ['https://example.com/?a=1&utm_source=x&utm_medium=y', 'https://example.com/?a=1'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/apply', '/apply'],
])('%s leads to %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

describe('where it is put', () => {
  test.each([
    ['words in a line', 'a b', 2, 'x', 'a xb'],
    ['a block in a line', 'ab', 1, '# x', 'a\n\n# x\n\nb'],
    ['a block at the end', 'a', 1, '- x', 'a\n\n- x'],
    ['a block between blocks', 'a\n\n\n\nb', 3, '- x', 'a\n\n- x\n\nb'],
    ['into nothing', '', 0, '# x\n\ny', '# x\n\ny'],
  ])('%s', (_case, text, at, markdown, expected) => {
    expect(applyEdit(text, pasteEdit(text, { start: at, end: at }, markdown))).toBe(expected);
  });
});
