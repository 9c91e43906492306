import { expect, test } from 'vitest';
import type { Step } from '../../../domain/applicationHistory';
import { stepTexts } from './stepTexts';

const step = (what: Step['what'], detail = ''): Step => ({
  what,
  detail,
  at: 0,
  counter: '',
  note: '',
});

test('only the decisions after the first are decided again', () => {
  const steps = [
    step('received', 'scanner'),
    step('decided', 'Approved'),
    step('printed', 'slip'),
    step('decided', 'Rejected'),
  ];
  expect(stepTexts(steps)).toEqual([
    'Received by scanner',
    'Decided: Approved',
    'Print opened: decision slip',
    'Decision changed to Rejected',
  ]);
});
