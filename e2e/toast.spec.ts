import type { Locator } from 'playwright/test';
import { application } from './entries';
import { expect, expectStarted, holdBack, notice, test } from './test';

test.beforeEach(({ visit }) =>
  visit('/track?number=DV123456', { visaApplications: [application({ status: 'Approved' })] }),
);

test('a notice closes by a swipe to the right', async ({ page }) => {
  const shown = notice(page, 'not implemented');
  const show = async () => {
    await page.getByRole('button', { name: 'Download Visa' }).click();
    await expect(shown).toBeVisible();
  };
  const swipe = async (distance: number) => {
    const box = await shown.boundingBox();
    if (box === null) throw new Error('No notice to swipe.');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await show();
  await swipe(30);
  await expect(shown).toBeVisible();
  await swipe(80);
  await expect(shown).toHaveCount(0);
});

test('a closed notice gives focus back, and the next one goes by itself', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await expectStarted(page);
  await page.clock.runFor(2000);
  const opener = page.getByRole('button', { name: 'Download Visa' });
  const shown = notice(page, 'not implemented');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const ways = {
    'F8, Escape': () => press('F8', 'Escape'),
    'F8, Tab to Close, Enter': () => press('F8', 'Tab', 'Tab', 'Enter'),
    'Close with the mouse, which stays there': () =>
      shown.getByRole('button', { name: 'Close' }).click(),
    'Escape with the mouse over it': async () => {
      await shown.hover();
      await press('Escape');
    },
  };
  for (const [way, close] of Object.entries(ways))
    await test.step(way, async () => {
      await opener.press('Enter');
      await expect(shown).toBeVisible();
      await close();
      await expect(shown).toHaveCount(0);
      await expect(opener).toBeFocused();
      await press('F8');
      await expect(opener).toBeFocused();
      await page.mouse.move(0, 0);
      await press('Enter');
      await expect(shown).toBeVisible();
      await page.clock.runFor(6000);
      await expect(shown).toHaveCount(0);
    });
});

test('on a phone a notice covers no control for good', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  // The first notice of a page can come before the code that shows it.
  const letCome = await holdBack(page, '**/assets/Toaster-*.js');
  await page.reload();
  await expectStarted(page);
  const download = page.getByRole('button', { name: 'Download Visa' });
  // As low as it can be seen at all.
  await download.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  await download.focus();
  await page.keyboard.press('Enter');
  letCome();
  const shown = notice(page, 'not implemented');
  await expect(shown).toBeVisible();
  const isAbove = (control: Locator) =>
    expect
      .poll(async () => {
        const [upper, lower] = [await control.boundingBox(), await shown.boundingBox()];
        return upper && lower && upper.y + upper.height <= lower.y;
      })
      .toBe(true);
  await isAbove(download);
  // It stays while the pointer rests on it.
  await shown.hover();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await isAbove(page.getByRole('contentinfo').getByRole('link').last());
  // On paper there is no notice, and no room for one.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('padding-block-end', '0px');
});
