import { expect, test } from 'vitest';
import { applyTitle, neighbour, reachableView, viewOf, viewSearch, WIZARD_VIEWS } from './steps';

test('no view beyond the first step is shown before a visa type is selected', () => {
  for (const view of WIZARD_VIEWS) {
    expect(reachableView(view, '')).toBe(1);
    expect(reachableView(view, 'tourist-30')).toBe(view);
  }
});

test('views lead forward and back, and end at the first step and at the check', () => {
  expect(WIZARD_VIEWS.map((view) => neighbour(view, 1))).toEqual([2, 3, 'check', 'check']);
  expect(WIZARD_VIEWS.map((view) => neighbour(view, -1))).toEqual([1, 1, 2, 3]);
});

test('each view has an address, the first step the one without a step', () => {
  expect(viewSearch(1)).toEqual({});
  for (const view of WIZARD_VIEWS) expect(viewOf(viewSearch(view))).toBe(view);
  expect(viewOf({ step: 2, check: true })).toBe(2);
});

test('the title says the step, or that the application is submitted', () => {
  expect(applyTitle({})).toMatch(/^Step 1 of 3: Visa Selection/);
  expect(applyTitle({ step: 3 })).toMatch(/^Step 3 of 3: Documents/);
  expect(applyTitle({ step: 3, check: true })).toMatch(/^Step 3 of 3: Check your answers/);
  expect(applyTitle({ step: 3, receipt: 'DV123456' })).toBe('Application Submitted');
});
