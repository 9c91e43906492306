import {
  answers,
  button,
  field,
  fillDetails,
  pdf,
  picker,
  step,
  openDetails,
  submitted,
} from './applyForm';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the first field of each step is in the first screenful, above the bar', async ({ page }) => {
  const bar = page.getByRole('button', { name: /^(Next|Submit Application)$/ });
  const first = {
    'Visa Selection': page.getByRole('radio').first(),
    'Personal Details': field(page, 'First Name'),
    Documents: picker(page, 'Passport Copy'),
  };
  await page.goto('/apply?visa=business-14');
  for (const [name, control] of Object.entries(first)) {
    await expect(step(page, name)).toBeVisible();
    await expect(control).toBeInViewport({ ratio: 1 });
    const [box, next] = [await control.boundingBox(), await bar.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    if (name !== 'Documents') await bar.click();
  }
});

test('the bar covers no field that has the focus, and says what is paid', async ({ page }) => {
  await page.goto('/apply?visa=tourist-30');
  const main = page.getByRole('main');
  await expect(main.locator('.wizard-bar').getByText('AED 350')).toBeInViewport();
  await button(page, 'Next').click();
  await expect(step(page, 'Personal Details')).toBeFocused();
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.wizard-bar');
      if (!focused || !bar || bar.contains(focused)) return 0;
      const { bottom } = focused.getBoundingClientRect();
      return Math.max(0, Math.round(bottom - bar.getBoundingClientRect().top));
    });
  const last = field(page, 'Purpose of Visit');
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hidden()).toBe(0);
    if (await last.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Not every field was reached.');
});

test('with text of 200 % nothing sticky covers over a fifth', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const bar = page.locator('.wizard-bar');
  await page.goto('/apply?visa=tourist-30');
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(bar).toHaveCSS('position', 'static');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  const number = await submitted(page);
  const wide = (name: string) => page.getByRole('button', { name }).boundingBox();
  expect((await wide('Copy number'))?.height).toBeLessThan(160);
  await page.goto('/track');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const row = page.getByRole('link', { name: number.replace(/(\d{3})(\d{3})/, ' $1 $2') });
  await expect(row.getByText(/^DV/)).toBeVisible();
  expect((await row.getByText(/^DV/).boundingBox())?.height).toBeLessThan(80);
});

test('no last name is an answer, a paper without a place is named', async ({ page }) => {
  await openDetails(page, 'business-14');
  await expect(field(page, 'Last Name')).toHaveAccessibleDescription(
    'No last name? Leave it empty',
  );
  await fillDetails(page, { 'First Name': 'Suharto', 'Phone Number': '+62 812 3456 789' });
  await button(page, 'Next').click();
  await expect(
    page.getByText(/This visa also needs: invitation letter\. Put it under/),
  ).toBeVisible();
  await picker(page, 'Hotel Reservation').setInputFiles(pdf('letter.pdf'));
  await answers(page).getByRole('heading').click();
  await expect(page.getByText('No last name', { exact: true })).toBeVisible();
  await submitted(page);
});
