import type { Page } from 'playwright/test';
import {
  button,
  expectKept,
  fillAll,
  fillDetails,
  picker,
  png,
  receiptNumber,
  refuseWrites,
  step,
  submit,
} from './applyForm';
import { expectNothingFound } from './axe';
import { expect, test } from './test';

/** Each view of the wizard, and the way to it. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the first step, chosen': async (page) => {
    await page.goto('/apply');
    await page.getByRole('radio', { name: /Visit Visa/ }).check();
  },
  'the second step, with advice and an open list': async (page) => {
    await page.goto('/apply?visa=visit-30');
    await button(page, 'Next').click();
    await fillDetails(page, { Email: 'amal', 'Travel Date': '2020-01-01' });
    await page.getByRole('combobox', { name: 'Nationality' }).pressSequentially('united');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
  },
  'the third step, with a file': async (page) => {
    await page.goto('/apply?visa=visit-30');
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await picker(page, 'Passport Photo').setInputFiles(png());
    await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  },
  'the offer of a draft': async (page) => {
    await page.goto('/apply');
    await page.getByRole('radio', { name: /Visit Visa/ }).check();
    await expectKept(page);
    await page.reload();
    await expect(button(page, 'Continue')).toBeVisible();
  },
  'a failed submission': async (page) => {
    await fillAll(page);
    await refuseWrites(page, 'QuotaExceededError');
    await submit(page);
    await expect(step(page, 'Submission Failed')).toBeVisible();
  },
  'the receipt and its notice': async (page) => {
    await fillAll(page);
    await submit(page);
    await receiptNumber(page);
  },
};

for (const [theme, width] of [
  ['paper', 1440],
  ['dusk', 360],
] as const)
  test.describe(`in ${theme}, ${width} px wide`, () => {
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    });

    for (const [view, goThere] of Object.entries(views))
      test(`axe finds nothing on ${view}`, async ({ page }) => {
        await goThere(page);
        await expectNothingFound(page);
      });
  });
