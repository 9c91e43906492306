import { expect, test } from 'vitest';
import { differences } from './differences';

interface Card {
  title: string;
  published: boolean;
  features: string[];
  pass: string;
}
const parts = [
  { label: 'Title', read: (card: Card) => card.title },
  { label: 'Published', read: (card: Card) => card.published },
  { label: 'Features', read: (card: Card) => card.features },
  { label: 'Password', read: (card: Card) => card.pass, show: () => '(not shown)' },
];
const card: Card = { title: 'A', published: true, features: ['x', 'y'], pass: 'a' };

test('only what differs is listed, in the order of the form and in words', () => {
  const theirs = { title: 'B', published: false, features: ['x', 'z'], pass: 'b' };
  expect(differences(parts, card, theirs)).toEqual([
    { label: 'Title', mine: 'A', theirs: 'B' },
    { label: 'Published', mine: 'Yes', theirs: 'No' },
    { label: 'Features', mine: 'x\ny', theirs: 'x\nz' },
    { label: 'Password', mine: '(not shown)', theirs: '(not shown)' },
  ]);
  expect(differences(parts, card, { ...card, features: ['x', 'y'] })).toEqual([]);
});
