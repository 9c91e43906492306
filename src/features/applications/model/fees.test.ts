import { expect, test } from 'vitest';
import { feesOf } from './fees';

test.each([
  [['tourist-30'], 'AED 350', '$95'],
  [['tourist-90'], 'AED 850', '$231'],
  [['tourist-30', 'tourist-30', 'tourist-30'], 'AED 1,050', '$286'],
])('the fees of %j are %s, about %s', (types, paid, about) => {
  expect(feesOf(types)).toEqual({ paid, about });
});

test('there is no sum of nothing, or where one visa has no price', () => {
  expect(feesOf([])).toBeUndefined();
  expect(feesOf(['tourist-30', 'gone'])).toBeUndefined();
});
