import { array, assert, constantFrom, nat, property, tuple } from '@test/fastCheck';
import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '../../../../engines/richtext/convert/markdownToHtml';
import { parseMarkdown } from '../../../../engines/richtext/convert/markdown';
import { activeTools } from './toolbar';
import { cleanCommand } from '../../../../engines/richtext/commands/clean';
import { continueList, outdentListItem } from '../../../../engines/richtext/commands/continueList';
import {
  applyEdit,
  type Command,
  type TextSelection,
} from '../../../../engines/richtext/commands/edit';
import { headingCommand, headingLevelAt } from '../../../../engines/richtext/commands/headings';
import { indentCommand } from '../../../../engines/richtext/commands/indent';
import {
  linkDraft,
  imageDraft,
  insertLink,
  insertImage,
  unlink,
} from '../../../../engines/richtext/commands/links';
import { isListed, listCommand } from '../../../../engines/richtext/commands/lists';
import { isMarkedWith, markCommand } from '../../../../engines/richtext/commands/marks';

/** Parses a text whose selection is written as «...». */
function read(marked: string): { text: string; selection: TextSelection } {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { text: marked.replace('«', '').replace('»', ''), selection: { start, end } };
}

/** Runs a command on a text with a «selection» and returns the result in the same notation. */
function run(command: Command, marked: string): string | undefined {
  const { text, selection } = read(marked);
  const edit = command(text, selection);
  if (edit === undefined) return undefined;
  const next = applyEdit(text, edit);
  const { start, end } = edit.selection;
  return `${next.slice(0, start)}«${next.slice(start, end)}»${next.slice(end)}`;
}

const bold = markCommand('bold');
const italic = markCommand('italic');
const underline = markCommand('underline');
const strike = markCommand('strike');
const bullet = listCommand(false);
const ordered = listCommand(true);
const indent = indentCommand(1);
const outdent = indentCommand(-1);

type Row = readonly [command: Command, before: string, after: string | undefined];

describe('marks', () => {
  test.each<Row>([
    [bold, 'a «b» c', 'a **«b»** c'],
    [bold, 'a **«b»** c', 'a «b» c'],
    [bold, 'a «**b**» c', 'a «b» c'],
    [bold, 'a« b »c', 'a« **b** »c'],
    [bold, 'one« two\n\nthr»ee', 'one« **two**\n\n**thr»**ee'],
    [bold, '**a «b» c**', '**a** «b» **c**'],
    [bold, 'a «**b** c» d', 'a **«b c»** d'],
    [bold, '*a b« c* d» e', '*a b« **c*** **d»** e'],
    [bold, 'a«(b)»c', 'a<strong>«(b)»</strong>c'],
    [bold, 'a<strong>«(b)»</strong>c', 'a«(b)»c'],
    [bold, '- «one\n- two»', '- **«one**\n- **two»**'],
    [bold, '| a | b |\n| - | - |\n| «c | d» |', '| a | b |\n| - | - |\n| **«c** | **d»** |'],
    [bold, '> «q\n> r» s', '> **«q\n> r»** s'],
    [bold, 'a\\\n«b\\\nc\\\n»d', 'a\\\n**«b\\\nc**\\\n»d'],
    [bold, 'see [«link te»xt](/a)', 'see [**«link te»**xt](/a)'],
    [bold, 'a \\«*» b', 'a **\\«*»** b'],
    [bold, '# «a»', '# **«a»**'],
    [bold, '```\n«code»\n```', undefined],
    [bold, '```\nco«»de\n```', undefined],
    [bold, '«»', '**«bold text»**'],
    [bold, '**«bold text»**', '«bold text»'],
    [bold, 'wo«»rd', '**wo«»rd**'],
    [bold, '**wo«»rd more**', 'wo«»rd more'],
    [bold, '***«b»***', '*«b»*'],
    [italic, '***«b»***', '**«b»**'],
    [italic, '**a «b»**', '**a *«b»***'],
    [italic, 'a `b«c»d` e', 'a *`b«c»d`* e'],
    [underline, 'a «b» c', 'a <u>«b»</u> c'],
    [underline, 'a <u>«b»</u> c', 'a «b» c'],
    [underline, 'a <u>b «c»</u>', 'a <u>b</u> «c»'],
    [underline, '«a\n\nb»', '<u>«a</u>\n\n<u>b»</u>'],
    [strike, '«a b»', '~~«a b»~~'],
    [strike, '~~a «b»~~', '~~a~~ «b»'],
    [strike, '«مرحبا 🇦🇪»', '~~«مرحبا 🇦🇪»~~'],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('headings', () => {
  test.each<Row>([
    [headingCommand(2), 'a «b» c', '## a «b» c'],
    [headingCommand(2), '# a«» c', '## a«» c'],
    [headingCommand(2), '«a\n\nb\nc»', '«## a\n\n## b\n## c»'],
    [headingCommand(0), '«# a\n## b\nc»', '«a\n\nb\n\nc»'],
    [headingCommand(6), '«»', '###### «»'],
    [headingCommand(2), 'Title«»\n===\nx', '## Title«»\nx'],
    [headingCommand(0), 'Title«»\n---\nx', 'Title«»\n\nx'],
    [headingCommand(2), '- a\n- b«»\n- c', '- a\n## b«»\n- c'],
    [headingCommand(0), '- a«»\n  - b\n  - c', 'a«»\n\n- b\n- c'],
    [headingCommand(2), '> a«»', '> ## a«»'],
    [headingCommand(0), '> ## a«»', '> a«»'],
    [headingCommand(3), '```\na«»\n```', undefined],
    [headingCommand(3), '| a«» |\n| - |', undefined],
    [headingCommand(2), 'a\\\n«b\\\nc»', 'a\\\n«## b\n## c»'],
    [headingCommand(2), '## a«»', undefined],
    [headingCommand(2), '- a\n\n  b«»', '- a\n\n  ## b«»'],
    [headingCommand(0), '1. a\\«»', 'a\\«»'],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  test.each([
    ['# «»a', 1],
    ['a\n\n###### b«»', 6],
    ['#a«»', 0],
    ['> ## a«»', 2],
  ] as const)('%j is of level %i', (marked, level) => {
    const { text, selection } = read(marked);
    expect(headingLevelAt(text, selection.start)).toBe(level);
  });
});

describe('lists', () => {
  test.each<Row>([
    [bullet, 'a«»', '- a«»'],
    [bullet, '«a\n\nb\n\nc»', '«- a\n- b\n- c»'],
    [bullet, '«- a\n- b»', '«a\n\nb»'],
    [bullet, 'x\n«a\nb»\ny', 'x\n\n«- a\n- b»\n\ny'],
    [bullet, '1. a«»\n   more', '- a«»\n  more'],
    [bullet, '- a\n- «b\n- c»\n- d', '- a\n\n«b\n\nc»\n\n- d'],
    [bullet, 'a senten«ce in» the middle', '- a senten«ce in» the middle'],
    [bullet, '«# a\n## b»', '«- a\n- b»'],
    [bullet, '> a«»', '> - a«»'],
    [bullet, '- a\n- «»\n- b', '- a\n\n«»\n\n- b'],
    [bullet, '«»', '- «»'],
    [bullet, '```\n«a»\n```', undefined],
    [ordered, '«- a\n- b»', '«1. a\n2. b»'],
    [ordered, '- a«»\n  - b', '1. a«»\n   - b'],
    [ordered, '«- a\n  - b\n- c»', '«1. a\n   1. b\n2. c»'],
    [ordered, '1. a\n2. b\n«c»', '1. a\n2. b\n«3. c»'],
    [ordered, '- a\n- «b»\n- c', '- a\n\n1. «b»\n\n- c'],
    [ordered, 'x\n\n«»\n\ny', 'x\n\n1. «»\n\ny'],
    [ordered, 'Title«»\n===', '1. Title«»'],
    [ordered, '- [x] a«»', '1. [x] a«»'],
    [ordered, '- a\n  m«ore\n- b»', '1. a\n   m«ore\n2. b»'],
    [ordered, '- a«»\nmore', '1. a«»\nmore'],
    [ordered, '> «a\n>\n> b»', '> 1. «a\n> 2. b»'],
    [bullet, '- a\n  ```\n  > co«»de\n  ```', 'a\n\n```\n> co«»de\n```'],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  test.each([
    ['- a«»', false, true],
    ['- a«»', true, false],
    ['1. a\n   mo«»re', true, true],
    ['a«»', false, false],
    ['«- a\n\nb»', false, false],
  ] as const)('%j, numbered: %s, is on: %s', (marked, isOrdered, isOn) => {
    const { text, selection } = read(marked);
    expect(isListed(isOrdered, text, selection)).toBe(isOn);
  });

  test.each<Row>([
    [continueList, '- a«»', '- a\n- «»'],
    [continueList, '  9. a«»b', '  9. a\n  10. «»b'],
    [continueList, '> - a«»', '> - a\n> - «»'],
    [continueList, '- a\n- «»', '- a\n\n«»'],
    [continueList, '- a\n- «»\n- b', '- a\n\n«»\n\n- b'],
    [continueList, '- a\n\n- «»\n\nb', '- a\n\n«»\n\nb'],
    [continueList, '1. a\n2. «»', '1. a\n\n«»'],
    [continueList, '- «»', '«»'],
    [continueList, '> - a\n> - «»\n> b', '> - a\n>\n> «»\n>\n> b'],
    [continueList, '- a\n  - b\n  - «»', '- a\n  - b\n- «»'],
    [continueList, '1. a\n   - b\n   - «»\n2. c', '1. a\n   - b\n2. «»\n3. c'],
    [continueList, 'a«»', undefined],
    [continueList, '-a«»', undefined],
    [continueList, '- «a»', '- \n- «»'],
    [continueList, '```\n- «»\n```', undefined],
  ])('Enter %o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('Backspace right behind the mark of an item', () => {
  test.each<Row>([
    [outdentListItem, '- a\n- «»', '- a\n\n«»'],
    [outdentListItem, '- a\n- «»b\n- c', '- a\n\n«»b\n\n- c'],
    [outdentListItem, '1. a\n2. «»b', '1. a\n\n«»b'],
    [outdentListItem, '- «»a', '«»a'],
    [outdentListItem, '- a\n  - «»b', '- a\n- «»b'],
    [outdentListItem, '> - a\n> - «»b', '> - a\n>\n> «»b'],
    [outdentListItem, '- a\n- «»b\n  - c', '- a\n\n«»b\n\n- c'],
    [outdentListItem, '- a«»', undefined],
    [outdentListItem, '- «a»', undefined],
    [outdentListItem, '-«» a', undefined],
    [outdentListItem, 'a\n«»b', undefined],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('indent', () => {
  test.each<Row>([
    [indent, '- a\n- b«»\n  - c\n- d', '- a\n  - b«»\n    - c\n- d'],
    [indent, '1. a\n2. b«»\n3. c', '1. a\n   1. b«»\n2. c'],
    [indent, '1. a\n   1. x\n2. b«»\n3. c', '1. a\n   1. x\n   2. b«»\n2. c'],
    [indent, '10. a\n11. b«»', '10. a\n    1. b«»'],
    [indent, '- a\n- «b\n- c»', '- a\n  - «b\n  - c»'],
    [indent, '- «a\n- b»', undefined],
    [outdent, '- a\n  - b«»\n  - c', '- a\n- b«»\n  - c'],
    [outdent, '1. a\n   1. b\n   2. c«»\n   3. d\n2. e', '1. a\n   1. b\n2. c«»\n   1. d\n3. e'],
    [outdent, '1. a\n   - b«»', '1. a\n2. b«»'],
    [outdent, '1. a\n   1. b«»\n   2. c\n   3. d', '1. a\n2. b«»\n   1. c\n   2. d'],
    [outdent, '9. a\n   - b«»\n   - c', '9. a\n10. b«»\n    - c'],
    [indent, '- x\n- 1. a«»\n  2. b', '- x\n  - 1. a«»\n    2. b'],
    [indent, '- a\n  - «b\n- c»\nmore', '- a\n  - «b\n  - c»\nmore'],
    [outdent, '- a«»', undefined],
    [indent, 'a«»', '<div class="indent-1">\n\na«»\n\n</div>'],
    [indent, 'a\n\n«b\n\nc»\n\nd', 'a\n\n<div class="indent-1">\n\n«b\n\nc»\n\n</div>\n\nd'],
    [
      indent,
      '<div class="indent-1">\n\na«»\n\nb\n\n</div>',
      '<div class="indent-2">\n\na«»\n\n</div>\n\n<div class="indent-1">\n\nb\n\n</div>',
    ],
    [indent, '<div class="indent-8">\n\na«»\n\n</div>', undefined],
    [indent, '<div class="indent-9">\n\na«»\n\n</div>', undefined],
    [outdent, '<div class="indent-9">\n\na«»\n\n</div>', '<div class="indent-8">\n\na«»\n\n</div>'],
    [outdent, '<div class="indent-2">\n\na«»\n\n</div>', '<div class="indent-1">\n\na«»\n\n</div>'],
    [outdent, '<div class="indent-1">\n\na«»\n\n</div>', 'a«»'],
    [outdent, 'a«»', undefined],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('clean', () => {
  test.each<Row>([
    [cleanCommand, 'a **«b»** c', 'a «b» c'],
    [cleanCommand, 'a «**b** c *d e» f*', 'a «b c d e» *f*'],
    [cleanCommand, '# a«»', '«a»'],
    [cleanCommand, '«# a **b**\n\n- c\n- [d](/x)»', '«a b\n\nc\n\nd»'],
    [cleanCommand, '<div class="indent-1">\n\n«a <u>b</u>»\n\n</div>', '«a b»'],
    [cleanCommand, '«| a | b |\n| - | - |\n| c | **d** |»', '«a b\n\nc d»'],
    [cleanCommand, '«> a ![p](/p.png)\\\n> `b`»', '«a ![p](/p.png)\nb»'],
    [cleanCommand, '«plain»', undefined],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('links and pictures', () => {
  const link: Command = (text, selection) => {
    const draft = linkDraft(text, selection);
    return draft && insertLink(text, draft, draft.words, '/x_y');
  };
  const renamed: Command = (text, selection) => {
    const draft = linkDraft(text, selection);
    return draft && insertLink(text, draft, 'a *new* [one]', 'https://example.com/(a)');
  };
  const remove: Command = (text, selection) => {
    const draft = linkDraft(text, selection);
    return draft && unlink(text, draft);
  };
  const picture: Command = (text, selection) => {
    const draft = imageDraft(text, selection);
    return draft && insertImage(draft, draft.words, 'https://example.com/a.png');
  };
  test.each<Row>([
    [link, 'see «this»', 'see [this](/x_y)«»'],
    [link, 'see «»', 'see [/x\\_y](/x_y)«»'],
    [link, '«# Hello\n\nmore»', '# [Hello](/x_y)«»\n\nmore'],
    [link, 'a «b **c» d**', 'a [b **c d**](/x_y)«»'],
    [link, 'see [the **bo«»ld** one](/a)', 'see [the **bold** one](/x_y)«»'],
    [link, '```\n«a»\n```', undefined],
    [renamed, 'see [the «»one](/a)', 'see [a \\*new\\* \\[one\\]](https://example.com/\\(a\\))«»'],
    [remove, 'see [the **bo«»ld** one](/a)', 'see «the **bold** one»'],
    [picture, 'a «tower»', 'a ![tower](https://example.com/a.png)«»'],
    [picture, '![old](/«»a.png)', '![old](https://example.com/a.png)«»'],
  ])('%o: %j becomes %j', (command, before, after) => {
    expect(run(command, before)?.replace('[/x_y](', '[/x\\_y](')).toBe(after);
  });
});

describe('whatever the text and the selection', () => {
  const piece = constantFrom(
    'word',
    ' ',
    'a b c',
    '\n',
    '\n\n',
    '**bold**',
    '*slanted*',
    '<u>line</u>',
    '~~old~~',
    '`code`',
    '- ',
    '1. ',
    '  ',
    '# ',
    '> ',
    '[a link](/a)',
    '\\*',
    '&amp;',
    '🇦🇪',
    'مرحبا',
    '(x)',
    '|',
    '\\\n',
    '***',
    '<div class="indent-1">\n\n',
    '\n\n</div>',
  );
  const sample = tuple(array(piece, { maxLength: 14 }), nat(), nat()).map(
    ([pieces, one, other]) => {
      const text = pieces.join('');
      const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].toSorted(
        (a, b) => a - b,
      );
      return { text, selection: { start, end } };
    },
  );
  const wordsOf = (text: string): string =>
    markdownToHtml(parseMarkdown(text).children)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, '');
  const commands = Object.entries({
    bold,
    italic,
    underline,
    strike,
    bullet,
    ordered,
    indent,
    outdent,
    clean: cleanCommand,
    'heading 2': headingCommand(2),
    normal: headingCommand(0),
  });

  test.each(commands)('%s gives an edit that lies in the text', (_name, command) => {
    assert(
      property(sample, ({ text, selection }) => {
        const edit = command(text, selection);
        if (edit === undefined) return;
        const next = applyEdit(text, edit);
        expect(edit.start).toBeGreaterThanOrEqual(0);
        expect(edit.end).toBeGreaterThanOrEqual(edit.start);
        expect(edit.end).toBeLessThanOrEqual(text.length);
        expect(edit.selection.start).toBeGreaterThanOrEqual(0);
        expect(edit.selection.end).toBeGreaterThanOrEqual(edit.selection.start);
        expect(edit.selection.end).toBeLessThanOrEqual(next.length);
        expect(next).not.toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  test.each(commands.filter(([name]) => name !== 'clean'))(
    '%s loses no letter',
    (_name, command) => {
      const lettersOf = (text: string): string => text.replaceAll(/<\/?[a-z][^>]*>|[^\p{L}]/gu, '');
      assert(
        property(sample, ({ text, selection }) => {
          const edit = selection.start < selection.end ? command(text, selection) : undefined;
          if (edit === undefined) return;
          expect(lettersOf(applyEdit(text, edit))).toBe(lettersOf(text));
        }),
        { numRuns: 50 },
      );
    },
  );

  test.each(['bold', 'italic', 'underline', 'strike'] as const)(
    '%s is on after it was put on, and loses no word',
    (name) => {
      const command = markCommand(name);
      assert(
        property(sample, ({ text, selection }) => {
          const wasOn = isMarkedWith(name, text, selection);
          const edit = selection.start < selection.end ? command(text, selection) : undefined;
          if (edit === undefined) return;
          const next = applyEdit(text, edit);
          expect(wordsOf(next)).toBe(wordsOf(text));
          expect(isMarkedWith(name, next, edit.selection)).toBe(!wasOn);
        }),
        { numRuns: 80 },
      );
    },
  );
});

test.each([
  ['quotations', `${'> '.repeat(2_000)}deep`],
  ['lists', `${'- '.repeat(2_000)}deep`],
])('a text with too many %s in one another is left as it is, and nothing breaks', (_case, text) => {
  const selection = { start: text.length, end: text.length };
  expect(activeTools('page', text, selection).tools).toEqual(new Set());
  for (const command of [bold, italic, underline, strike, bullet, ordered, indent, outdent])
    expect(() => command(text, selection)).not.toThrow();
});
