import { expectNothingFound } from './axe';
import { putRows } from './database';
import { application, visaCard } from './entries';
import { expect, expectStarted, newWindow, notice, storeValues, test, watchShifts } from './test';

test('an unknown number gets the notice, and may be searched again', async ({ page }) => {
  await page.goto('/track');
  await page.getByLabel('Tracking number').fill('DV000001');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  const shown = notice(page, 'Application Not Found');
  await expect(shown).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(shown).toBeVisible();

  await test.step('in another notation too, and the focus stays in the field while typing', async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    const field = page.getByLabel('Tracking number');
    await field.fill('dv 000 001');
    await field.press('Enter');
    await expect(shown).toBeVisible();
    await field.fill('DV000002');
    await field.press('Enter');
    await expect(page).toHaveURL(/number=DV000002$/);
    await expect(page.getByText('Searching...').first()).toBeVisible();
    await expect(page.getByText('Searching...')).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  await test.step('it says why, and whom to ask', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Application Not Found' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'another device' })).toBeVisible();
    await main.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('finds the application however people type its number @smoke', async ({ page, store }) => {
  await store({ visaApplications: [application()] });
  // Every other way is a case of `normaliseTrackingNumber`.
  for (const typed of ['dv 123 456', 'DV١٢٣٤٥٦'])
    await test.step(typed, async () => {
      await page.goto('/track');
      await page.getByLabel('Tracking number').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByText('DV 123 456', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Tourist Visa - 30 Days')).toBeVisible();
    });
});

test('an application that comes or changes elsewhere is shown', async ({ page, context }) => {
  await page.goto('/track?number=DV123456');
  const notFound = page.getByRole('heading', { name: 'Application Not Found' });
  await expect(notFound).toBeVisible();
  const other = await newWindow(context, '/favicon.svg');
  const storeThere = (status: string) =>
    storeValues(other, { visaApplications: [application({ status })] });
  await storeThere('Submitted');
  const result = page.getByRole('region', { name: 'Tracking number' });
  await expect(result).toContainText('Submitted');
  await expect(notFound).toHaveCount(0);
  await storeThere('Approved');
  await expect(result.getByText('Approved', { exact: true }).first()).toBeVisible();
});

test('an application that was stored behind the back of this page is found', async ({ page }) => {
  await page.goto('/track');
  await expectStarted(page);
  // The same tab's own setItem fires no event.
  await storeValues(page, { visaApplications: [application()] });
  await page.getByLabel('Tracking number').fill('DV123456');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  const result = page.getByRole('region', { name: 'Tracking number' });
  await expect(result).toContainText('DV 123 456');
  await expect(result.getByRole('heading')).toBeFocused();
});

test('the result comes first, others are one press away', async ({ page, store }) => {
  await store({
    visaCards: [visaCard({ title: '30-Day Tourist', duration: '30 Days', processing: '2-3 Days' })],
    visaApplications: [
      application({ trackingNumber: 'DV654321', submissionDate: '2126-11-19T09:00:00.000Z' }),
      application({ id: 'b', trackingNumber: 'DV223456', status: 'Rejected' }),
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/track?number=DV654321');
  await expect(page.getByText('One thing is left to do.')).toBeVisible();
  // Counted from the sending, not from the submission.
  const at = Date.parse('2126-11-20T09:00:00.000Z');
  await putRows(page, 'sendings', [{ applicationId: 'application-1', at, how: 'shared' }]);
  await page.reload();
  const main = page.getByRole('main');
  const result = main.getByRole('region', { name: 'Tracking number' });
  await expect(result.getByText('Sent on Nov 20, 2126')).toBeInViewport();
  await expect(result.getByText('Document Verification')).toBeInViewport({ ratio: 1 });
  await expect(result).toContainText('Decision expected byNov 24, 2126');
  await expect(main.getByText(/DV ?654 ?321/)).toHaveCount(1);
  await expect(main.getByText('Submitted', { exact: true })).toHaveCount(1);
  await expect(main.getByLabel('Tracking number').last()).toHaveValue('');

  const others = main.getByRole('region', { name: 'Other applications on this device' });
  await others.getByRole('link', { name: /DV 223 456/ }).click();
  await expect(page).toHaveURL('/track?number=DV223456');
  await expect(result).toContainText('we’ll refund you in full');
  await expect(others.getByRole('link')).toHaveText([/DV 654 321/]);
  await expectNothingFound(page);
});

test('who comes back finds a list, and nothing moves', async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store({ visaApplications: [application()] });
  const shifted = await watchShifts(page);
  await page.goto('/track');
  const list = page.getByRole('region', { name: 'Applications on this device' });
  await expect(list.getByRole('link')).toHaveText(/^AmalSubmittedDV 123 456Still to be sent/);
  const [above, below] = await Promise.all([
    list.boundingBox(),
    page.getByRole('main').getByLabel('Tracking number').boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(await shifted()).toBeLessThan(0.0005);
  await list.getByRole('link').click();
  await expect(page).toHaveURL('/track?number=DV123456');
});

test('the result is shown at once where it stays', async ({ page, store }) => {
  await store({ visaApplications: [application({ trackingNumber: 'DV000001' })] });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isBelow = document.querySelector('main')?.textContent.includes('Track another');
      if (isBelow === true && document.getElementById('track-result') === null)
        document.documentElement.dataset['gap'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/track?number=DV000001');
  await expect(page.getByRole('region', { name: 'Tracking number' })).toBeVisible();
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  // On paper it is one page, its end included.
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1')).toContain('/Count 1');
});
