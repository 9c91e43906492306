import { expect, test } from 'vitest';
import { demoVisaCards } from '../../../../domain/seed/demoContent';
import { otherPapers } from './DocumentsStep';

test('of the demo cards, the invitation letter and the onward ticket have no place of their own', () => {
  expect(demoVisaCards.map(({ requirements }) => otherPapers(requirements))).toEqual([
    [],
    [],
    ['Invitation letter'],
    ['Onward ticket'],
  ]);
});

test('a paper that is called like a document has its place', () => {
  expect(otherPapers(['Hotel booking', 'Copy of the passport', 'PHOTO', ' '])).toEqual([]);
});
