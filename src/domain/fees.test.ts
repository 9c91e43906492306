import { expect, test } from 'vitest';
import { feeOf, priceOf, storedFees } from './visaOptions';

const BEFORE = '2026-03-01T08:00:00.000Z';
const SET = '2026-03-02T08:00:00.000Z';
const settings = { fees: { 'tourist-30': [{ from: SET, fee: 1400 }] } };

test.each([
  [['tourist-30'], 'AED 350'],
  [['tourist-90'], 'AED 850'],
  [['tourist-30', 'tourist-30', 'tourist-30'], 'AED 1,050'],
])('the fees of %j are %s until the office sets its own', (types, price) => {
  expect(priceOf({}, ...types.map((visaType) => ({ visaType })))).toBe(price);
});

test('there is no sum of nothing, or where one visa has no price', () => {
  expect(priceOf({})).toBeUndefined();
  expect(priceOf({}, { visaType: 'tourist-30' }, { visaType: 'gone' })).toBeUndefined();
});

test.each([
  [undefined, 1400],
  [BEFORE, 350],
  [SET, 1400],
  ['2026-04-01T00:00:00.000Z', 1400],
  ['yesterday', 350],
])('the fee of an application of %s is %s', (submissionDate, fee) => {
  expect(feeOf(settings, 'tourist-30', submissionDate)).toBe(fee);
  expect(feeOf(settings, 'visit-30', submissionDate)).toBe(400);
});

test('the newest of several fees counts, in the order in which they were set', () => {
  const fees = {
    'visit-30': [
      { from: BEFORE, fee: 0 },
      { from: SET, fee: 500 },
    ],
  };
  expect(priceOf({ fees }, { visaType: 'visit-30' })).toBe('AED 500');
  expect(priceOf({ fees }, { visaType: 'visit-30', submissionDate: BEFORE })).toBe('AED 0');
});

test.each([
  undefined,
  'fees',
  { fees: [1] },
  { fees: { 'tourist-30': 400 } },
  { fees: { 'tourist-30': [null, { from: SET }, { from: 'then', fee: 400 }] } },
  { fees: { 'tourist-30': [-1, 0.5, 100_001, '400'].map((fee) => ({ from: SET, fee })) } },
  { fees: { gone: [{ from: SET, fee: 400 }] } },
])('%j sets no fee', (stored) => {
  expect(storedFees(stored)).toEqual({});
  expect(feeOf(stored, 'tourist-30')).toBe(350);
});
