import { expect, test } from 'vitest';
import { slugify } from './publicAddress';

test.each([
  ['About Us', 'about-us'],
  ['  Visa   for\tDubai\n', '-visa-for-dubai-'],
  ['10 Tips & Tricks!', '10-tips--tricks'],
  ['snake_case and-hyphen', 'snake_case-and-hyphen'],
  ['Café', 'caf'],
  ['../../etc?x=1#y', 'etcx1y'],
  ['دبي', ''],
  ['😀', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
