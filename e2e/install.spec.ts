import type { Page } from 'playwright/test';
import { expectNothingFound } from './axe';
import { expect, notice, test, fillMessage } from './test';

/** What the page tells the test of: how often the browser was asked. */
declare global {
  interface Window {
    asked: { install: number; persist: number };
  }
}

/** A browser that offers to install the site before the app has started, and counts what it is asked. */
function offerEarly(): void {
  window.asked = { install: 0, persist: 0 };
  navigator.storage.persist = () => {
    window.asked.persist += 1;
    return Promise.resolve(false);
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        window.asked.install += 1;
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    dispatchEvent(offer);
  });
}

const installButtons = (page: Page) => page.getByRole('button', { name: 'Install app' });

test('the browser’s offer to install is shown until it is declined', async ({ page }) => {
  await page.addInitScript(offerEarly);
  await page.goto('/contact');
  await expect(installButtons(page)).toHaveCount(1);

  await fillMessage(page);
  expect(await page.evaluate(() => window.asked.persist)).toBe(0);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page, 'Message Sent Successfully!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.asked.persist)).toBe(1);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Install app' }).click();
  await expect(installButtons(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.asked.install)).toBe(1);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /install/i.test(key))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(installButtons(page)).toHaveCount(0);
});

test.describe('on iOS', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the two steps are said, and start-up images fit the screen', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'standalone', { value: false });
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { value: 5 });
    });
    await page.goto('/404');
    await installButtons(page).click();
    const dialog = page.getByRole('dialog', { name: 'Install on this device' });
    await expect(dialog.getByRole('listitem')).toContainText([/Share/, /Add to Home Screen/]);
    await expectNothingFound(page);

    const images = page.locator('link[rel="apple-touch-startup-image"]');
    await expect(images).toHaveCount(2);
    const sizes = await images.evaluateAll((links) =>
      Promise.all(
        links.map(async (link) => {
          const picture = new Image();
          picture.src = link.getAttribute('href') ?? '';
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }),
      ),
    );
    expect(sizes).toEqual([
      [1170, 2532],
      [2532, 1170],
    ]);

    await dialog.getByRole('button', { name: 'Do not show this again' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(installButtons(page)).toHaveCount(0);
  });
});
