import { expect, test } from 'vitest';
import { expectedDecision } from './dates';
import { demoVisaCards } from '../../../domain/seed/demoContent';

const SINCE = Date.parse('2026-11-20T09:00:00.000Z');
const submitted = {
  status: 'Submitted',
  visaType: 'tourist-90',
};

test.each([
  ['by the card of its visa', {}, '2026-11-25T05:00:00.000Z'],
  ['while it is processed too', { status: 'Processing' }, '2026-11-25T05:00:00.000Z'],
  ['not once it is decided', { status: 'Rejected' }, undefined],
  ['not where no card is of its visa', { visaType: 'visit-30' }, undefined],
])('a decision is expected %s', (_case, changes, date) => {
  expect(expectedDecision({ ...submitted, ...changes }, SINCE, demoVisaCards)).toBe(date);
});

test('no decision is expected of what was not sent', () => {
  expect(expectedDecision(submitted, undefined, demoVisaCards)).toBeUndefined();
});
