import { expect, test } from 'vitest';
import { submitted } from '@test/records';
import { type VisaApplication, partyOf, travellers } from './application';

function applied(id: string, day: number, party?: unknown): VisaApplication {
  const made = submitted(id, { submissionDate: new Date(Date.UTC(2026, 10, day)).toISOString() });
  return party === undefined ? made : { ...made, party };
}

const first = applied('a', 20);
const third = applied('c', 22, 'a');
const second = applied('b', 21, 'a');
const alone = applied('d', 23);

test.each([first, second, third])(
  'the party of $id is all three, the first to apply first',
  (one) => {
    expect(travellers(one, [third, alone, second, first]).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  },
);

test('who applied alone travels alone', () => {
  expect(travellers(alone, [first, second, alone])).toEqual([alone]);
});

test('a foreign or empty value ties nobody', () => {
  expect(partyOf(applied('e', 1, 7))).toBe('e');
  expect(partyOf(applied('f', 1, ''))).toBe('f');
});
