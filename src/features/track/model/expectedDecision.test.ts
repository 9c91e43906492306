import { expect, test } from 'vitest';
import { expectedDecision, maxProcessingMs } from './expectedDecision';
import { demoVisaCards } from '../../../domain/seed/demoContent';

const HOUR_MS = 3_600_000;

test.each([
  ['24-48 Hours', 48],
  ['2-3 Days', 72],
  ['12 to 24 hours', 24],
  ['1 day', 24],
  ['Within 2 weeks', 336],
  ['Same day', undefined],
  ['', undefined],
])('%j is at most %j hours', (processing, hours) => {
  expect(maxProcessingMs(processing)).toBe(hours === undefined ? undefined : hours * HOUR_MS);
});

const submitted = {
  status: 'Submitted',
  visaType: 'tourist-90',
  submissionDate: '2026-11-20T09:00:00.000Z',
};

test.each([
  ['by the card of its visa', {}, '2026-11-23T09:00:00.000Z'],
  ['while it is processed too', { status: 'Processing' }, '2026-11-23T09:00:00.000Z'],
  ['not once it is decided', { status: 'Rejected' }, undefined],
  ['not where no card is of its visa', { visaType: 'visit-30' }, undefined],
  ['not of an unreadable date', { submissionDate: 'soon' }, undefined],
])('a decision is expected %s', (_case, changes, date) => {
  expect(expectedDecision({ ...submitted, ...changes }, demoVisaCards)).toBe(date);
});
