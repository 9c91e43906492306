import { expectNothingFound } from './axe';
import { section } from './entries';
import { expect, test } from './test';

test('a section’s button that would lead nowhere is not drawn', async ({ page, visit }) => {
  await visit('/', {
    sections: [
      section({ title: 'Without a link', buttonText: 'Nowhere', buttonLink: '' }),
      section({
        id: 'b',
        title: 'Refused',
        buttonText: 'Nowhere',
        buttonLink: 'javascript:alert(1)',
      }),
      section({ id: 'c', title: 'With a link', buttonText: 'Somewhere' }),
    ],
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Refused' })).toBeVisible();
  await expect(main.getByText('Somewhere')).toBeVisible();
  await expect(main.getByText('Nowhere')).toHaveCount(0);
});

test('the hero names the day of a decision', async ({ page }) => {
  // Thursday, 7:00 PM in Dubai: the office opens on Sunday.
  await page.clock.setFixedTime('2026-11-26T15:00:00Z');
  await page.goto('/');
  await expect(page.getByText('30-Day Tourist: decision by Tue, Dec 1')).toBeVisible();
});

test('on a phone the visa cards are a row, which the keyboard moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Visa types' }).getByRole('link');
  await expect(cards).toHaveCount(4);
  const tops = await cards.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await cards.first().focus();
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(cards.last()).not.toBeInViewport();
  for (let step = 1; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(cards.last()).toBeFocused();
  await expect(cards.last()).toBeInViewport({ ratio: 1 });
  await expectNothingFound(page);
});
