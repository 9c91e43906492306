import type { Locator, Page } from 'playwright/test';
import {
  answer,
  button,
  DETAILS,
  field,
  fillDetails,
  step,
  storedApplications,
  openDetails,
} from './applyForm';
import { application } from './entries';
import { expect, expectAllStarted, expectStarted, holdBack, test, PASSWORD } from './test';

/** Where a program runs: a page's own sees what the app did to the element, an extension's does not. */
type Filler = 'a script of the page' | 'an extension';

/** Sets a value as a password manager or a script does, without an event. */
async function fillSilently(control: Locator, text: string, filler: Filler): Promise<void> {
  await control.evaluate(
    (element, [value, by]) => {
      const isUnseen = by === 'an extension';
      const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
      if (isUnseen) unseen?.set?.call(element, value);
      else Reflect.set(element, 'value', value);
    },
    [text, filler] as const,
  );
}

async function fillDetailsSilently(page: Page, filler: Filler): Promise<void> {
  for (const [label, text] of Object.entries(DETAILS))
    await fillSilently(field(page, label), text, filler);
}

async function expectAnswers(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DETAILS))
    await expect(answer(page, label)).toContainText(/^\d{4}-/.test(text) ? text.slice(0, 4) : text);
}

const MESSAGE = { Name: 'Ann', Email: 'ann@example.com', Subject: 'Hi', Message: 'Hello\nthere' };

for (const filler of ['a script of the page', 'an extension'] as const)
  test.describe(`values set without an event by ${filler}`, () => {
    test('are answers once Next is pressed', async ({ page }) => {
      await openDetails(page, 'visit-30');
      await fillDetailsSilently(page, filler);
      await button(page, 'Next').click();
      await expect(step(page, 'Documents')).toBeVisible();
      await expectAnswers(page);
      await button(page, 'Submit Application').click();
      await expect
        .poll(() => storedApplications(page))
        .toMatchObject([{ dateOfBirth: '1990-05-03', purpose: DETAILS['Purpose of Visit'] }]);
    });

    test('are answers once Previous is pressed, over what was typed', async ({ page }) => {
      await openDetails(page, 'visit-30');
      await fillDetails(page, { 'First Name': 'Typed', 'Purpose of Visit': 'Typed' });
      await fillDetailsSilently(page, filler);
      await button(page, 'Previous').click();
      await button(page, 'Next').click();
      for (const [label, text] of Object.entries(DETAILS))
        await expect(field(page, label)).toHaveValue(text);
    });

    test('are sent with the message', async ({ page }) => {
      await page.goto('/contact');
      await expectAllStarted(page);
      for (const [label, text] of Object.entries(MESSAGE))
        await fillSilently(field(page, label), text, filler);
      await button(page, 'Send Message').click();
      await expect(page.getByRole('region', { name: 'Your message' })).toContainText('there');
    });

    test('are looked for by the button that waits for a number', async ({ page, visit }) => {
      await visit('/track', { visaApplications: [application({ trackingNumber: 'DV123456' })] });
      await expectStarted(page);
      await fillSilently(page.getByLabel('Tracking number'), 'DV123456', filler);
      // As a person does, who cannot know that the button is disabled.
      await button(page, 'Track').hover({ force: true });
      await expect(button(page, 'Track')).toBeEnabled();
      await button(page, 'Track').click();
      await expect(page).toHaveURL(/number=DV123456/);
    });

    test('sign the administrator in', async ({ page }) => {
      await page.goto('/admin');
      await page.getByLabel('Username').waitFor();
      await fillSilently(page.getByLabel('Username'), 'admin', filler);
      await fillSilently(page.getByLabel('Password', { exact: true }), PASSWORD, filler);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/dashboard/);
    });
  });

test.describe('values set without an event before the start', () => {
  test('are sent with the message', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Message').waitFor();
    for (const [label, text] of Object.entries(MESSAGE))
      await fillSilently(field(page, label), text, 'an extension');
    release();
    await expectAllStarted(page);
    for (const [label, text] of Object.entries(MESSAGE))
      await expect(field(page, label)).toHaveValue(text);
    await button(page, 'Send Message').click();
    await expect(page.getByRole('region', { name: 'Your message' })).toContainText('there');
  });

  test('choose a visa', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/apply', { waitUntil: 'commit' });
    const visa = page.getByRole('radio', { name: /Visit Visa/ });
    await visa.waitFor();
    await visa.evaluate((radio) => Reflect.set(radio, 'checked', true));
    release();
    await expect(button(page, 'Next')).toBeEnabled();
    await expect(visa).toBeChecked();
  });

  test('are a number to look for', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/track', { waitUntil: 'commit' });
    await page.getByLabel('Tracking number').waitFor();
    await fillSilently(page.getByLabel('Tracking number'), 'DV123456', 'an extension');
    release();
    await expect(button(page, 'Track')).toBeEnabled();
    await expect(page.getByLabel('Tracking number')).toHaveValue('DV123456');
  });
});
