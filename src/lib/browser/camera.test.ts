import { expect, test } from 'vitest';
import { cameraProblem } from './qrReader';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('a camera that answers %s is %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem);
});
