import { describe, expect, test } from 'vitest';
import { pasteSamples } from '@test/richtext/pasteSamples';
import { applyEdit } from '../../../../engines/richtext/commands/edit';
import { cleanAddress } from '../../../../engines/richtext/paste/normalisePaste';
import { pastedMarkdown } from '../../../../engines/richtext/paste/pastedMarkdown';
import { missingWords } from '../../../../engines/richtext/paste/missingWords';
import { pasteEdit } from './pasteInto';

test.each(pasteSamples)('from %s', (_source, html, markdown) => {
  expect(pastedMarkdown(html)?.markdown).toBe(markdown);
});

const MARKER =
  "<![if !supportLists]><span style='mso-list:Ignore'>·<span> </span></span><![endif]>";
const SHORT_MARKER = "<span style='mso-list:Ignore'>·</span>";

test.each([
  ['a bookmark', "<span style='mso-bookmark:b'>", '</span>'],
  ['bold', '<b>', '</b>'],
  ['a name', '<a name="_Hlk1">', '</a>'],
  ['a language', '<span lang=AR-AE>', '</span>'],
  ['all of them', '<b><span lang=AR-AE><a name=x>', '</a></span></b>'],
])("Word's items in %s keep their words", (_case, open, close) => {
  for (const marker of [MARKER, SHORT_MARKER]) {
    const item = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${open}${marker}Passport copy${close}</p>`;
    const words = open.includes('<b>') ? '**Passport copy**' : 'Passport copy';
    expect(pastedMarkdown(item)?.markdown).toBe(`- ${words}`);
  }
});

test('the caption of a table that is a frame stays', () => {
  expect(
    pastedMarkdown('<table><caption>Fees</caption><tr><td>Free</td></tr></table>')?.markdown,
  ).toBe('Fees\n\nFree');
});

test.each([
  [
    'a message of several lines',
    '<span style="white-space:pre-wrap">Documents:\n1. Passport\n2. Photo</span>',
    'Documents:\n1\\. Passport\n2\\. Photo',
  ],
  [
    'lines as Chromium writes them, with layout between',
    '<div style="white-space-collapse: preserve; text-wrap: nowrap">\n<div>a\nb</div>\n<p style="white-space:normal">c\nd</p></div>',
    'a\nb\n\nc d',
  ],
  [
    'code with its indent',
    '<pre><code>{\n    "a": 1\n}</code></pre>',
    '```\n{\n    "a": 1\n}\n```',
  ],
  [
    'code whose lines are elements',
    '<pre>a<div>b</div><div><br></div><div>  c</div></pre>',
    '```\na\nb\n\n  c\n```',
  ],
  ['code in a line', '<p>Type <code>a\u00a0\u00a0b</code></p>', 'Type `a\u00a0\u00a0b`'],
  [
    'elements that are blocks, or not, by their style',
    '<span style="display:block">One</span><div style="display:inline !important">Two</div><p style="display:inline">, three</p>',
    'One\n\nTwo, three',
  ],
])('lines and blanks as they were shown: %s', (_case, html, markdown) => {
  expect(pastedMarkdown(html)?.markdown).toBe(markdown);
});

test('emoji that are drawn as pictures are written as characters', () => {
  const html =
    '<p>Thanks <img src="https://s.w.org/1f64f.svg" alt="🙏🏽"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="🇦🇪"> <img src="https://example.com/7.png" alt="7"></p>';
  expect(pastedMarkdown(html)).toEqual({
    markdown: 'Thanks 🙏🏽🇦🇪 ![7](https://example.com/7.png)',
    lostPictures: 0,
  });
});

test('pictures that the site cannot show are left out and counted', () => {
  const html =
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="blob:https://x/1"><img src="http://example.com/c.png" alt="Text, letter"><img src="https://example.com/b.png" alt="b"></p>';
  expect(pastedMarkdown(html)).toEqual({
    markdown: 'a![b](https://example.com/b.png)',
    lostPictures: 4,
  });
});

describe('words of the clipboard that the result lacks are named', () => {
  test.each([
    ['·\tPassport copy\n·\tA photo', '-\n- A photo', ['passport', 'copy']],
    ['Pay the fee. Then wait for the fee.', 'Pay the fee. Then wait.', ['the', 'fee', 'for']],
    ['عنوان\nالرسوم', '# عنوان', ['الرسوم']],
  ])('%j as %j', (plain, markdown, words) => {
    expect(missingWords(plain, markdown)).toEqual(words);
  });

  test.each([
    [
      '1.\tApply\n\ta)\tonline\n\tiv.\tby post\n o  at the desk',
      '1. Apply\n   - online\n   - by post\n   - at the desk',
    ],
    ['Visa <https://example.com/visa?a=1> [image: logo]', '[Visa](https://example.com/visa)'],
    ['H2O, CAFE\u0301\u00ad and o\u00adne', 'H<sub>2</sub>O, **Caf\u00e9** and `one`'],
    ['Fee\tPrice\nVisa\tAED 350', '| Fee | Price |\n| - | - |\n| Visa | AED 350 |'],
    ['Fee350', 'Fee\\\n350'],
    ['* One\n    * [x] Two', '- One\n  - [x] Two'],
  ])('nothing is missing of %j', (plain, markdown) => {
    expect(missingWords(plain, markdown)).toEqual([]);
  });

  test('of a long text in the time of its length', () => {
    const words = Array.from({ length: 40_000 }, (_, index) => `w${index}`).join(' ');
    const start = process.cpuUsage();
    expect(missingWords(words, 'nothing')).toHaveLength(40_000);
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
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
