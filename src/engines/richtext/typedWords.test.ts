import { array, assert, constantFrom, property } from '@test/fastCheck';
import { expect, test } from 'vitest';
import { plainText } from '@/lib/text/plainText';
import { presentHtml } from '@/engines/html/presentHtml';
import { sanitize } from '@/engines/html/sanitize';
import { openRichText } from './convert/openRichText';

function stored(markdown: string): string {
  const result = openRichText('').toHtml(markdown);
  if ('refused' in result) throw new Error(result.refused);
  return result.html;
}

const shown = (markdown: string): string => plainText(presentHtml(sanitize(stored(markdown))));

test.each([
  ['Dear <your name>, the price…', 'Dear <your name>, the price…'],
  ['Write <title> and these words go.', 'Write <title> and these words go.'],
  ['<title> and *these* words', '<title> and these words'],
  ['<div>\nDear <your name>\n</div>', 'Dear <your name>'],
  ['Dear <a friend>, <b and <i', 'Dear <a friend>, <b and <i'],
  ['<div words here\n\nafter', '<div words here after'],
  ['<!-- a remark --> a', '<!-- a remark --> a'],
  ['<?php echo 1 ?>', '<?php echo 1 ?>'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['[Fee]: 300', '[Fee]: 300'],
  ['> [Fee]: 300 "dirhams"', '[Fee]: 300 "dirhams"'],
  ['[a]: /b\n[a]: /c\n\n[a]', '[a]: /c a'],
  ['[a]\n\n> [a]: /b', '[a] [a]: /b'],
  ['``` Dear sir, hello\nmore', 'Dear sir, hello more'],
  ['| a |\n| - |\n| b | c |', 'a b c'],
  ['![a tower](C:\\tower.png)', 'a tower'],
  ['- [ ] photo\n- [x] passport', '☐ photo ☑ passport'],
])('%j is shown as %j', (markdown, words) => {
  expect(shown(markdown)).toBe(words);
});

test.each(['Bring:\n\n\tPassport', 'Bring:\n\n    Passport'])('%j has no code', (markdown) => {
  expect(stored(markdown)).toBe('<p>Bring:</p>\n<p>Passport</p>');
});

test('every word that was typed is stored and shown, and stays when the text is opened again', () => {
  const piece = constantFrom(
    ...' |\n|\n\n|<|>|</|/>|<title>|</title>|<script>|<your |<!--|-->|<?|<b>|</b>|<p>|<div>\n|</div>|<a |="|"|\'|&|&#|;|['.split(
      '|',
    ),
    ...'|]|](|)|]: |: |![|- [ ] |- |1. |> |# |    |```|~~~|`|*|**|_|~~|\\|---|www.|@|://|{|}|='.split(
      '|',
    ),
    '|',
    '\n| - | - |\n',
    '<dl>\n',
    '<details>\n',
    '<table><td>',
  );
  assert(
    property(array(piece, { minLength: 2 }), (pieces) => {
      const words = pieces.map((_, index) => `word${index}x`);
      const typed = pieces.map((text, index) => words[index] + text).join('');
      const html = stored(typed);
      const seen = presentHtml(sanitize(html));
      const again = stored(openRichText(html).markdown);
      for (const word of words)
        for (const text of [html, seen, again]) expect(text).toContain(word);
    }),
    { numRuns: 100 },
  );
});
