import { expect, test } from 'vitest';
import { toAsciiDigits } from './typed';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Adjacent groups of ten digits.
  ['𝟎𝟏𝟗𝟘𝟙𝟡𝟢𝟫𝟬𝟿', '0190190909'],
  ['DV123456', 'DV123456'],
  ['رقم ٤٢!', 'رقم 42!'],
  ['½ ² Ⅷ 四', '½ ² Ⅷ 四'],
  ['', ''],
])('%j reads %j', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});
