import { describe, expect, test } from 'vitest';
import { pasteSamples } from '@test/richtext/pasteSamples';
import { cleanPaste, missingWords } from './cleanPaste';

/** Attributes that the sanitiser adds to a picture. */
const SHOWN = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';

test.each(pasteSamples)('from %s', (_source, html, clean) => {
  expect(cleanPaste(html)?.html).toBe(clean);
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
    const words = open.includes('<b>') ? '<strong>Passport copy</strong>' : 'Passport copy';
    expect(cleanPaste(item)?.html).toBe(`<ul><li>${words}</li></ul>`);
  }
});

test('the caption of a table that is a frame stays', () => {
  expect(cleanPaste('<table><caption>Fees</caption><tr><td>Free</td></tr></table>')?.html).toBe(
    '<p>Fees</p><p>Free</p>',
  );
});

test.each([
  [
    'a message of several lines',
    '<span style="white-space:pre-wrap">Documents:\n1. Passport\n2. Photo</span>',
    'Documents:<br />1. Passport<br />2. Photo',
  ],
  [
    'lines as Chromium writes them, with layout between',
    '<div style="white-space-collapse: preserve; text-wrap: nowrap">\n<div>a\nb</div>\n<p style="white-space:normal">c\nd</p></div>',
    '\n<p>a<br />b</p>\n<p>c\nd</p>',
  ],
  [
    'code with its indent',
    '<pre><code>{\n    "a": 1\n}</code></pre>',
    '<pre><code>{\n    "a": 1\n}</code></pre>',
  ],
  [
    'code whose lines are elements',
    '<pre>a<div>b</div><div><br></div><div>  c</div></pre>',
    '<pre><code>a\nb\n\n  c\n</code></pre>',
  ],
  [
    'code in a line',
    '<p>Type <code>a\u00a0\u00a0b</code></p>',
    '<p>Type <code>a\u00a0\u00a0b</code></p>',
  ],
  [
    'elements that are blocks, or not, by their style',
    '<span style="display:block">One</span><div style="display:inline !important">Two</div><p style="display:inline">, three</p>',
    '<p>One</p><p>Two, three</p>',
  ],
])('lines and blanks as they were shown: %s', (_case, html, clean) => {
  expect(cleanPaste(html)?.html).toBe(clean);
});

test('emoji that are drawn as pictures are written as characters', () => {
  const html =
    '<p>Thanks <img src="https://s.w.org/1f64f.svg" alt="🙏🏽"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="🇦🇪"> <img src="https://example.com/7.png" alt="7"></p>';
  expect(cleanPaste(html)).toEqual({
    html: `<p>Thanks 🙏🏽🇦🇪 <img src="https://example.com/7.png" alt="7" ${SHOWN} /></p>`,
    lostPictures: 0,
  });
});

test('pictures that the site cannot show are left out and counted', () => {
  const html =
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="blob:https://x/1"><img src="http://example.com/c.png" alt="Text, letter"><img src="https://example.com/b.png" alt="b"></p>';
  expect(cleanPaste(html)).toEqual({
    html: `<p>a<img src="https://example.com/b.png" alt="b" ${SHOWN} /></p>`,
    lostPictures: 4,
  });
});

describe('words of the clipboard that the result lacks are named', () => {
  test.each([
    ['·\tPassport copy\n·\tA photo', '<ul><li>A photo</li></ul>', ['passport', 'copy']],
    [
      'Pay the fee. Then wait for the fee.',
      '<p>Pay the fee. Then wait.</p>',
      ['the', 'fee', 'for'],
    ],
    ['عنوان\nالرسوم', '<h1>عنوان</h1>', ['الرسوم']],
  ])('%j as %j', (plain, html, words) => {
    expect(missingWords(plain, html)).toEqual(words);
  });

  test.each([
    [
      '1.\tApply\n\ta)\tonline\n\tiv.\tby post\n o  at the desk',
      '<ol><li>Apply<ul><li>online</li><li>by post</li><li>at the desk</li></ul></li></ol>',
    ],
    [
      'Visa <https://example.com/visa?a=1> [image: logo]',
      '<p><a href="https://example.com/visa">Visa</a></p>',
    ],
    [
      'H2O, CAFE\u0301\u00ad and o\u00adne',
      '<p>H<sub>2</sub>O, <b>Caf\u00e9</b> and <code>one</code></p>',
    ],
    [
      'Fee\tPrice\nVisa\tAED 350',
      '<table><tr><td>Fee</td><td>Price</td></tr><tr><td>Visa</td><td>AED 350</td></tr></table>',
    ],
    ['Fee350', '<p>Fee<br />350</p>'],
    ['* One\n    * [x] Two', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['A stamp', '<p><img src="/a.png" alt="A stamp" /></p>'],
  ])('nothing is missing of %j', (plain, html) => {
    expect(missingWords(plain, html)).toEqual([]);
  });

  test('of a long text in the time of its length', () => {
    const words = Array.from({ length: 40_000 }, (_, index) => `w${index}`).join(' ');
    const start = process.cpuUsage();
    expect(missingWords(words, 'nothing')).toHaveLength(40_000);
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
  });
});

test('what is nested too deeply is left to its plain text', () => {
  expect(cleanPaste('<div>'.repeat(500))).toBeUndefined();
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
  const html = `<p><a href="${address.replaceAll('&', '&amp;')}">a</a></p>`;
  expect(cleanPaste(html)?.html).toBe(`<p><a href="${clean.replaceAll('&', '&amp;')}">a</a></p>`);
});

test('the head of a table of Word is its head, joined cells stay, and lists of Quill are nested', () => {
  expect(
    cleanPaste(
      '<table><thead><tr><td><p><b>Fee</b></p></td></tr></thead><tr><td colspan=2 dir=ltr>both</td></tr></table>',
    )?.html,
  ).toBe(
    '<table><thead><tr><th>Fee</th></tr></thead><tbody><tr><td colspan="2">both</td></tr></tbody></table>',
  );
});

test('paragraphs of Slack stay apart', () => {
  expect(
    cleanPaste('<div>one<span data-stringify-type="paragraph-break"></span>two</div>')?.html,
  ).toBe('<p>one<br /><br />two</p>');
});
