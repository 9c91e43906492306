import type { Page } from 'playwright/test';
import {
  answer,
  button,
  expectKept,
  fillAll,
  fillDetails,
  pdf,
  picker,
  png,
  receiptNumber,
  step,
  submit,
} from './applyForm';
import { expect, newWindow, test } from './test';
import { launchKillable } from './torture/killableBrowser';

const OFFER = 'You have an unfinished application';

/** Half an application: the visa, a name and a picture; returns when it is kept. */
async function typeHalf(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await button(page, 'Next').click();
  await fillDetails(page, { 'First Name': name, 'Travel Date': '2099-01-10' });
  await button(page, 'Next').click();
  await picker(page, 'Passport Photo').setInputFiles(png());
  await expectKept(page);
}

/** Drafts were looked for, and none is offered. */
async function expectNoOffer(page: Page): Promise<void> {
  const note = page.getByText('What you type is kept on this device.', { exact: true });
  await expect(note).toHaveAttribute('aria-busy', 'false');
  await expect(step(page, OFFER)).toHaveCount(0);
}

/** A closed tab lives on for a moment, and holds its draft for as long. */
async function expectTabsGone(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  const draftsHeld = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name = '' }) => name.startsWith('draft:')).length;
  };
  await expect.poll(() => page.evaluate(draftsHeld)).toBe(0);
}

async function expectHalf(page: Page, name: string): Promise<void> {
  await expect(step(page, 'Documents')).toBeFocused();
  await expect(answer(page, 'Visa Type')).toContainText('Visit Visa - 30 Days');
  await expect(answer(page, 'First Name')).toContainText(name);
  await expect(answer(page, 'Passport Photo')).toContainText('photo.png');
  const thumbnail = page.locator('img[src^="blob:"]');
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
}

test('what a closed tab held is offered, continued with its files, and submitted', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.close();

  const next = await newWindow(context);
  await next.goto('/apply');
  await expect(step(next, OFFER)).toBeVisible();
  const offer = next.getByRole('region', { name: OFFER });
  await expect(offer).toContainText('Visit Visa - 30 Days');
  await expect(offer).toContainText('Amal');
  await button(next, 'Continue').click();
  await expectHalf(next, 'Amal');
  await submit(next);
  await receiptNumber(next);

  await next.goto('/apply');
  await expectNoOffer(next);
});

test('starting again gives an empty form, and the draft does not come back', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.reload();
  await button(page, 'Delete it and start again').click();
  await expect(step(page, 'Visa Selection')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectKept(page);
  await page.reload();
  await expectNoOffer(page);
});

test('a form that was not touched is no draft', async ({ page, context }) => {
  await page.goto('/apply?visa=tourist-30');
  await expect(page.getByRole('radio', { name: /Tourist Visa - 30 Days/ })).toBeChecked();
  await page.close();
  const next = await newWindow(context);
  await next.goto('/apply');
  await expectNoOffer(next);
});

test('leaving for another screen and coming back offers what was typed', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visa Types' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
  await button(page, 'Continue').click();
  await expectHalf(page, 'Amal');
});

test('two tabs keep a draft each, and neither is offered while its tab lives', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const other = await newWindow(context);
  await other.goto('/apply');
  await expectNoOffer(other);
  await typeHalf(other, 'Basma');

  await page.close();
  await other.close();
  const first = await newWindow(context);
  await expectTabsGone(first);
  await first.goto('/apply');
  await button(first, 'Continue').click();
  await expectHalf(first, 'Basma');
  const second = await newWindow(context);
  await second.goto('/apply');
  await button(second, 'Continue').click();
  await expectHalf(second, 'Amal');
});

test('after a submission the draft of that tab is gone, that of the other is not', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const other = await newWindow(context);
  await fillAll(other);
  await submit(other);
  await receiptNumber(other);
  await page.close();
  await other.goto('/apply');
  await expect(step(other, OFFER)).toBeVisible();
  await button(other, 'Continue').click();
  await expectHalf(other, 'Amal');
});

test('a file chosen long ago and gone since is said to be so', async ({ page }, testInfo) => {
  const { writeFile, rm } = await import('node:fs/promises');
  const path = testInfo.outputPath('passport.pdf');
  await writeFile(path, pdf().buffer);
  await page.goto('/apply?visa=tourist-30');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(path);
  await expect(answer(page, 'Passport Copy')).toContainText('passport.pdf');
  await rm(path);
  await submit(page);
  await expect(step(page, 'Submission Failed')).toBeVisible();
  await expect(page.getByText('The file passport.pdf can no longer be read.')).toBeVisible();
  await button(page, 'Back to the form').click();
  await button(page, 'Remove Passport Copy').click();
  await submit(page);
  await receiptNumber(page);
});

test('the browser is killed half-way: the draft is offered at the next start, files included', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const first = await launchKillable(profile, launchOptions);
  await first.page.goto(`${baseURL ?? ''}/apply`);
  await typeHalf(first.page, 'Amal');
  await first.kill();

  const second = await launchKillable(profile, launchOptions);
  await second.page.goto(`${baseURL ?? ''}/apply`);
  await button(second.page, 'Continue').click();
  await expectHalf(second.page, 'Amal');
  await submit(second.page);
  const number = await receiptNumber(second.page);
  await second.kill();

  const third = await launchKillable(profile, launchOptions);
  await third.page.goto(`${baseURL ?? ''}/track`);
  await third.page.getByLabel('Tracking number').fill(number);
  await third.page.keyboard.press('Enter');
  await expect(third.page.getByRole('region', { name: 'Tracking number' })).toContainText(
    'Visit Visa - 30 Days',
  );
  await third.page.goto(`${baseURL ?? ''}/apply?receipt=${number}`);
  expect(await receiptNumber(third.page)).toBe(number);
  await third.kill();
});
