import { expect, test } from 'vitest';
import { differences } from './formDefinition';

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'published', label: 'Published' },
  { name: 'features', label: 'Features' },
  { name: 'pass', label: 'Password', show: () => '(not shown)' },
];
const mine = { title: 'A', published: true, features: ['x', 'y'], pass: 'a' };
const theirs = { title: 'B', published: false, features: ['x', 'z'], pass: 'b' };

test('the named fields are listed, in the order of the form and in words', () => {
  const names = ['pass', 'features', 'published', 'title'];
  expect(differences(fields, names, { mine, theirs })).toEqual([
    { name: 'title', label: 'Title', mine: 'A', theirs: 'B' },
    { name: 'published', label: 'Published', mine: 'Yes', theirs: 'No' },
    { name: 'features', label: 'Features', mine: 'x\ny', theirs: 'x\nz' },
    { name: 'pass', label: 'Password', mine: '(not shown)', theirs: '(not shown)' },
  ]);
  expect(differences(fields, ['title'], { mine, theirs })).toHaveLength(1);
});

test.each([
  [
    'the paragraphs that differ, in words',
    '<h1>About</h1>\n<p>One.</p><p>Two &amp; <b>a</b></p><p>Three.</p>',
    '<p>New.</p><h1>About</h1>\n<p>One.</p><p>Two.</p><p>Three.</p>',
    '…\nTwo & a\n…',
    'New.\n…\nTwo.\n…',
  ],
  ['the rest, where a paragraph is gone', '<p>A</p><p>B</p>', '<p>A</p>', '…\nB', 'A'],
  [
    'the source, where the words are alike',
    '<p>A <b>b</b></p>',
    '<p>A b</p>',
    '<p>A <b>b</b></p>',
    '<p>A b</p>',
  ],
])('of rich text stands %s', (_what, mineHtml, theirHtml, mineShown, theirsShown) => {
  const [found] = differences(
    [{ name: 'content', label: 'Content', control: 'richText' }],
    ['content'],
    {
      mine: { content: mineHtml },
      theirs: { content: theirHtml },
    },
  );
  expect(found).toMatchObject({ mine: mineShown, theirs: theirsShown });
});
