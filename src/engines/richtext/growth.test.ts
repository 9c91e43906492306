import { expect, test } from 'vitest';
import { presentHtml } from '@/engines/html/presentHtml';
import { sanitize } from '@/engines/html/sanitize';
import { openRichText } from './convert/openRichText';
import { pastedMarkdown } from './paste/pastedMarkdown';

/** Opening marks without closing ones, the reverse, and long runs of marks. */
const MARKDOWN = '_*,a~~ ,a`` ,[,![a](,](b,[a](<b,<!--,<a b=",&,\\* a ,a@,http://a('.split(',');
const HTML = '<a>,<a id=x></a>,<span></span>,<br>,<!--,<x y=",&,</p>,a~~ '.split(',');

const WAYS: readonly [string, readonly string[], (text: string) => unknown][] = [
  ['HTML shown', HTML, (text) => presentHtml(sanitize(text))],
  ['HTML opened', HTML, openRichText],
  ['HTML pasted', HTML, pastedMarkdown],
  [
    'HTML edited',
    ['a~~ ', '**a b** ', '[a](', '<ul><li>a</li></ul>'],
    (text) => {
      const { markdown, toHtml } = openRichText(text);
      return toHtml(`${markdown} b`);
    },
  ],
  ['Markdown typed', MARKDOWN, (text) => openRichText('').toHtml(text)],
];

/** CPU time of a conversion; wall-clock time says little on a busy machine. */
function costOf(way: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  way(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(WAYS)(
  'nasty %s takes what its length takes',
  (_name, pieces, way) => {
    const isSlow = (piece: string): boolean => {
      const cost = (length: number): number => costOf(way, piece.repeat(length / piece.length));
      const long = cost(8000);
      // Quadratic growth would be sixteenfold; short runs are not compared.
      return long > 60 && long > 10 * cost(2000);
    };
    // Other load can only make a run longer, so one fast run of three is enough.
    expect(pieces.filter((piece) => [1, 2, 3].every(() => isSlow(piece)))).toEqual([]);
  },
  120_000,
);

test('of more marks than anyone means in a paragraph, the last are text', () => {
  const result = openRichText('').toHtml('*a* '.repeat(1001));
  expect(result).toEqual({ html: `<p>${'<em>a</em> '.repeat(1000)}*a*</p>` });
});
