import { expect, test } from 'vitest';
import { differences } from './editedForm';

const parts = [
  { name: 'title', label: 'Title' },
  { name: 'published', label: 'Published' },
  { name: 'features', label: 'Features' },
  { name: 'pass', label: 'Password', show: () => '(not shown)' },
];
const mine = { title: 'A', published: true, features: ['x', 'y'], pass: 'a' };
const theirs = { title: 'B', published: false, features: ['x', 'z'], pass: 'b' };

test('the named fields are listed, in the order of the form and in words', () => {
  const names = ['pass', 'features', 'published', 'title'];
  expect(differences(parts, names, { mine, theirs })).toEqual([
    { name: 'title', label: 'Title', mine: 'A', theirs: 'B' },
    { name: 'published', label: 'Published', mine: 'Yes', theirs: 'No' },
    { name: 'features', label: 'Features', mine: 'x\ny', theirs: 'x\nz' },
    { name: 'pass', label: 'Password', mine: '(not shown)', theirs: '(not shown)' },
  ]);
  expect(differences(parts, ['title'], { mine, theirs })).toHaveLength(1);
});
