import { expect, test } from 'vitest';
import { statusTone, timeline } from './status';

test.each([
  ['Submitted', 'yellow', 'completed current pending pending'],
  ['Processing', 'grey', 'completed completed current pending'],
  ['Approved', 'green', 'completed completed completed completed'],
  ['Rejected', 'red', 'completed completed pending pending'],
  ['On hold', 'grey', 'completed completed pending pending'],
  ['', 'grey', 'completed completed pending pending'],
])('%j is %s: %s', (status, tone, states) => {
  expect(statusTone(status)).toBe(tone);
  expect(
    timeline(status)
      .map((stage) => stage.state)
      .join(' '),
  ).toBe(states);
});

test('the stages are named as specified', () => {
  expect(timeline('Submitted').map((stage) => stage.label)).toEqual([
    'Application Submitted',
    'Document Verification',
    'Processing',
    'Visa Approved',
  ]);
});
