import { expect, test } from 'vitest';
import { subjectFault } from './commitSubjects.mjs';

test.each([
  ['Read the draft before the first paint', undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), '73 characters, at most 72'],
  ['fixup! Read the draft', 'not ready to be merged'],
  ['WIP', 'not ready to be merged'],
  ['Read the draft.', 'a full stop at the end'],
])('the subject "%s" is judged: %s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault);
});
