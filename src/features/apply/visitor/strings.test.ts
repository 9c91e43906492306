import { expect, test } from 'vitest';
import { strings } from './strings';

test('papers stand in a sentence, but acronyms as they are', () => {
  const papers = [
    'Passport scan',
    'NOC from your employer',
    'ID card',
    'UAE sponsor’s letter',
    'A photo',
  ];
  expect(strings.visaSelection.requirements(papers)).toBe(
    'You’ll need: passport scan, NOC from your employer, ID card, UAE sponsor’s letter, a photo',
  );
});
