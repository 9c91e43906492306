import { expect, test } from 'vitest';
import { applyTitle, neighbour, reachableStep, STEP_NUMBERS } from '@/features/apply/model';

test('no step beyond the first is shown before a visa type is selected', () => {
  for (const step of STEP_NUMBERS) {
    expect(reachableStep(step, '')).toBe(1);
    expect(reachableStep(step, 'tourist-30')).toBe(step);
  }
});

test('steps lead forward and back, and end at the first and the last', () => {
  expect(STEP_NUMBERS.map((step) => neighbour(step, 1))).toEqual([2, 3, 3]);
  expect(STEP_NUMBERS.map((step) => neighbour(step, -1))).toEqual([1, 1, 2]);
});

test('the title says the step, or that the application is submitted', () => {
  expect(applyTitle({})).toMatch(/^Step 1 of 3: Visa Selection/);
  expect(applyTitle({ step: 3 })).toMatch(/^Step 3 of 3: Documents/);
  expect(applyTitle({ step: 3, receipt: 'DV123456' })).toBe('Application Submitted');
});
