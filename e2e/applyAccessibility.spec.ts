import {
  button,
  expectKept,
  fillAll,
  fillDetails,
  picker,
  png,
  refuseWrites,
  step,
  submit,
  submitted,
} from './applyForm';
import { expectNothingFound } from './axe';
import { rowsOf } from './database';
import { expect, newWindow, test } from './test';

for (const width of [1440, 360])
  test.describe(`${width} px wide`, () => {
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('axe finds nothing on any step, nor on the receipt', async ({ page }) => {
      await page.goto('/apply');
      await page.getByRole('radio', { name: /Visit Visa/ }).check();
      await expectNothingFound(page);
      await button(page, 'Next').click();
      await fillDetails(page, { Email: 'amal', 'Travel Date': '2020-01-01' });
      await page.getByRole('combobox', { name: 'Nationality' }).pressSequentially('united');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await button(page, 'Next').click();
      await picker(page, 'Passport Photo').setInputFiles(png());
      await expect(page.locator('img[src^="blob:"]')).toBeVisible();
      await expectNothingFound(page);
      await submitted(page);
      await expectNothingFound(page);
    });

    test('axe finds nothing on a draft’s offer, nor on a failure', async ({ page, context }) => {
      await page.goto('/apply');
      await page.getByRole('radio', { name: /Visit Visa/ }).check();
      await expectKept(page);
      await page.close();
      const next = await newWindow(context);
      await next.setViewportSize({ width, height: 800 });
      await next.goto('/apply');
      await expect(button(next, 'Continue')).toBeVisible();
      await expectNothingFound(next);
      await button(next, 'Discard').click();
      await expectNothingFound(next);
      // A page that is loaded while the draft is being deleted finds it still.
      await expect.poll(() => rowsOf(next, 'drafts')).toBe('[]');
      await fillAll(next);
      await refuseWrites(next, 'QuotaExceededError');
      await submit(next);
      await expect(step(next, 'Submission Failed')).toBeVisible();
      await expectNothingFound(next);
    });
  });
