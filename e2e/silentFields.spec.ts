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

/** Sets values by label, every other one by the other kind of program. */
async function fillAllSilently(
  page: Page,
  values: Readonly<Record<string, string>>,
  fillers: readonly Filler[] = ['a script of the page', 'an extension'],
): Promise<void> {
  for (const [index, [label, text]] of Object.entries(values).entries())
    await fillSilently(field(page, label), text, fillers[index % fillers.length] ?? 'an extension');
}

async function expectAnswers(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DETAILS))
    await expect(answer(page, label)).toContainText(/^\d{4}-/.test(text) ? text.slice(0, 4) : text);
}

const MESSAGE = { Name: 'Ann', Email: 'ann@example.com', Subject: 'Hi', Message: 'Hello\nthere' };

test.describe('values set without an event', () => {
  test('are answers once Next is pressed', async ({ page }) => {
    await openDetails(page, 'visit-30');
    await fillAllSilently(page, DETAILS);
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
    // Each field by the kind of program that did not fill it in above.
    await fillAllSilently(page, DETAILS, ['an extension', 'a script of the page']);
    await button(page, 'Previous').click();
    await button(page, 'Next').click();
    for (const [label, text] of Object.entries(DETAILS))
      await expect(field(page, label)).toHaveValue(text);
  });

  test('are sent with the message', async ({ page }) => {
    await page.goto('/contact');
    await expectAllStarted(page);
    await fillAllSilently(page, MESSAGE);
    await button(page, 'Send Message').click();
    await expect(page.getByRole('region', { name: 'Your message' })).toContainText('there');
  });

  for (const filler of ['a script of the page', 'an extension'] as const)
    test(`are looked for by the button that waits for a number: ${filler}`, async ({
      page,
      visit,
    }) => {
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
    await fillSilently(page.getByLabel('Username'), 'admin', 'a script of the page');
    await fillSilently(page.getByLabel('Password', { exact: true }), PASSWORD, 'an extension');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/dashboard/);
  });
});

test.describe('values set without an event before the start', () => {
  test('are sent with the message', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Message').waitFor();
    await fillAllSilently(page, MESSAGE);
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
