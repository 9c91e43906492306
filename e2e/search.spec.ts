import type { Page } from 'playwright/test';
import { expectNothingFound } from './axe';
import { application, contactMessage, page as storedPage, post, visaCard } from './entries';
import { expect, expectAllStarted, test } from './test';

/** axe takes a second a screen, and a busy machine five times as long. */
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CONTENT = {
  pages: [
    storedPage({ title: 'Refunds', slug: 'refunds', content: '<p>How a Crème refund works.</p>' }),
    storedPage({ id: 'hidden', title: 'Refund draft', slug: 'later', published: false }),
  ],
  blogs: [
    post({ title: 'What to pack', slug: 'pack', content: '<p>A refund of luggage.</p>' }),
    post({ id: 'hidden', title: 'Refund rumours', slug: 'rumours', published: false }),
  ],
  visaCards: [
    visaCard({ id: 'c 1', title: 'Family visa', requirements: ['refund form'] }),
    visaCard({ id: 'hidden', title: 'Refund visa', published: false }),
  ],
  sections: [],
  visaApplications: [application({ firstName: 'Refund', purpose: 'Refund' })],
  contactMessages: [contactMessage({ subject: 'Refund' })],
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const results = (page: Page) => dialog(page).getByRole('option');

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor finds what is published, by key, offline', async ({ page, context, visit }) => {
    await visit('/', CONTENT);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    const field = dialog(page).getByRole('combobox', { name: 'Search this site' });

    await test.step('a key opens it, and what is offered leads to the screens', async () => {
      // A key alone is for whoever dictates or reads by keys (WCAG 2.1.4).
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expect(results(page)).toHaveText([
        /Home/,
        /Visa types/,
        /Apply/,
        /Track/,
        /Contact/,
        /Blog/,
      ]);
    });

    await test.step('titles come first, found words are marked, nothing unpublished is there', async () => {
      await page.keyboard.type('refund');
      await expect(dialog(page).getByRole('status')).toHaveText('4 results for “refund”.');
      await expect(results(page)).toHaveText([
        /^Refunds/,
        /^What if my application is rejected\?/,
        /^What to pack/,
        /^Family visa/,
      ]);
      await expect(results(page).nth(2).locator('mark')).toHaveText('refund');
      await expectNothingFound(page);
      await field.fill('CREME REFUND');
      await expect(results(page)).toHaveText([/^Refunds/]);
      await expect(results(page).first()).toBeInViewport({ ratio: 1 });
      await expect(results(page).locator('mark')).toHaveText(['Refund', 'Crème', 'refund']);
    });

    await test.step('where nothing is found, somebody can be asked', async () => {
      await field.fill('qqqqqq');
      await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “qqqqqq”.');
      await expect(results(page)).toHaveText([/^Ask us/]);
    });

    await test.step('arrows and Enter lead there', async () => {
      await field.fill('refund');
      await expect(results(page)).toHaveCount(4);
      // One right after the other, as fingers do it on a machine that has no time to draw between.
      await field.evaluate((input) => {
        for (let count = 0; count < 2; count += 1)
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      });
      const active = page.getByRole('option', { selected: true });
      await expect(active).toHaveText(/^What to pack/);
      const id = (await active.getAttribute('id')) ?? '';
      await expect(field).toHaveAttribute('aria-activedescendant', id);
      await field.press('Enter');
      await expect(page).toHaveURL('/blog/pack');
      await expect(page.getByRole('heading', { level: 1, name: 'What to pack' })).toBeFocused();
      await page.keyboard.press('Control+k');
      await field.fill('refund');
      await results(page).filter({ hasText: 'Family visa' }).click();
      await expect(page).toHaveURL('/visa-types');
    });

    await test.step('Enter right after the last letter opens what was typed, not what stood there', async () => {
      await page.keyboard.press('Control+k');
      await expect(results(page)).toHaveCount(6);
      // In one breath, as a person types who knows the word: no frame is drawn between.
      await field.evaluate((input) => {
        document.execCommand('insertText', false, 'luggage');
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      });
      await expect(page).toHaveURL('/blog/pack');
    });

    await test.step('arrows of a real keyboard go round the list', async () => {
      await page.keyboard.press('Control+k');
      await field.fill('refund');
      await expect(results(page)).toHaveCount(4);
      const active = page.getByRole('option', { selected: true });
      await expect(active).toHaveText(/^Refunds/);
      await field.press('ArrowUp');
      await expect(active).toHaveText(/^Family visa/);
      await field.press('ArrowDown');
      await field.press('ArrowDown');
      await expect(active).toHaveText(/^What if/);
      await page.keyboard.press('Escape');
    });

    await test.step('Escape gives focus back', async () => {
      const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
      await opener.click();
      await expect(results(page)).toHaveCount(6);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeLessThanOrEqual(12);
    });
  });
});

test('a question opens unfolded, and a tracking number offers Track', async ({ page, visit }) => {
  await visit('/', { ...CONTENT, visaApplications: [application()] });
  await expectAllStarted(page);
  const field = dialog(page).getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('extend');
  await results(page).filter({ hasText: 'Can I extend my visa?' }).click();
  await expect(page).toHaveURL('/contact#extension');
  await expect(page.getByText('at least 7 days before your visa expires')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('dv 123 456');
  await expect(results(page)).toHaveText([/^Track DV 123 456/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/track?number=DV123456');
});

test.describe('while a dialog fades out', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the key of the search is heard', async ({ page }) => {
    await page.goto('/');
    await expectAllStarted(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('visa');
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(async () => {
      const press = (init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        );
      press({ key: 'Escape' });
      await new Promise(requestAnimationFrame);
      press({ key: 'k', code: 'KeyK', ctrlKey: true });
    });
    await expect(dialog(page).getByRole('combobox')).toHaveValue('');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
  });
});
