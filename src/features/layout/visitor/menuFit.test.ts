import { expect, test } from 'vitest';
import type { MenuItem } from '@/domain/menus';
import { demoMenus } from '@/domain/seed/demoContent';
import { type Fit, menuFit } from './MenuLinks';

const menu = (labels: readonly string[]): MenuItem[] =>
  labels.map((label, index) => ({ id: String(index), label, link: '/', type: 'internal' }));
const demo = demoMenus.header.map(({ label }) => label);
const seven = Array.from({ length: 7 }, (_, index) => `Page ${String(index)}`);
const LONG = 'Everything about family visas for Dubai, in one long page';

test.each<[string, string, readonly string[], Fit[], Fit]>([
  ['the whole demo menu fits beside the name', 'Dubai Visa', demo, [64, 64, 64, 64, 64], 64],
  ['no menu', 'Dubai Visa', [], [], 64],
  [
    'two labels of 57 characters leave space for the others',
    'Dubai Visa',
    ['Home', LONG, 'Blog', LONG, 'About'],
    [64, 'never', 64, 'never', 64],
    'never',
  ],
  [
    'a longer name of the site leaves less',
    'Al Noor Travel and Visa Services',
    demo,
    [64, 64, 70, 70, 70],
    70,
  ],
  [
    'hidden entries come back when there is space',
    'Dubai Visa',
    seven,
    [64, 64, 64, 70, 70, 76, 76],
    76,
  ],
])('%s', (_case, name, labels, expected, whole) => {
  const { fits, allFrom } = menuFit(name, menu(labels));
  expect([...labels.keys()].map((index) => fits.get(String(index)))).toEqual(expected);
  expect(allFrom).toBe(whole);
});
