import type { Page } from 'playwright/test';
import { application, contactMessage } from '../entries';
import { expect, notice, test } from '../test';

/** No known record throws, so a text is made one that no address can be built of. */
const BAD = 'unshowable';

const deleteFrom = async (page: Page, said: string) => {
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, said)).toBeVisible();
};

test.describe('of a record that throws when it is shown', () => {
  test.use({ expectedFaults: [/unshowable/] });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((bad) => {
      const encode = encodeURIComponent;
      window.encodeURIComponent = (text) => {
        if (String(text).includes(bad)) throw new URIError(bad);
        return encode(text);
      };
    }, BAD);
  });

  test('the list of applications shows the others, and removes it', async ({
    page,
    store,
    signedIn,
  }) => {
    await store({
      visaApplications: [
        application({ id: BAD, trackingNumber: 'DV000001' }),
        application({ id: 'good', firstName: 'Sara' }),
      ],
    });
    await signedIn('/admin/dashboard/applications');
    const row = page.getByRole('row').filter({ hasText: `The record ${BAD} cannot be shown.` });
    await expect(row).toHaveCount(1);
    await page.getByRole('link', { name: 'Sara Haddad' }).click();
    await expect(page.getByRole('dialog')).toContainText('Sara');
    await page.keyboard.press('Escape');
    await deleteFrom(page, 'Application deleted.');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sara Haddad' })).toBeVisible();
  });

  test('its dialog closes and can remove it, and the list stays', async ({
    page,
    store,
    signedIn,
  }) => {
    await store({ visaApplications: [application({ id: 'one', email: `${BAD}@example.com` })] });
    await signedIn('/admin/dashboard/applications?open=one');
    const dialog = page.getByRole('dialog', { name: 'This record cannot be shown' });
    await expect(dialog).toContainText('The record one cannot be shown.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Amal Haddad' }).click();
    await deleteFrom(page, 'Application deleted.');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').or(page.getByText('No applications'))).toBeVisible();
  });

  test('the messages and their dialog stay usable', async ({ page, store, signedIn }) => {
    await store({
      contactMessages: [
        contactMessage({ id: 'm1', subject: 'Bad one', email: `${BAD}@example.com` }),
        contactMessage({ id: 'm2', subject: 'Good one' }),
      ],
    });
    await signedIn('/admin/dashboard/overview');
    await page.getByRole('button', { name: /Bad one/ }).click();
    await expect(page.getByRole('dialog')).toContainText('The record m1 cannot be shown.');
    await deleteFrom(page, 'Message deleted.');
    await page.getByRole('button', { name: /Good one/ }).click();
    await expect(page.getByRole('dialog', { name: 'Good one' })).toBeVisible();
  });
});

test('half a character in an e-mail address is in the links of both dialogs as a replacement', async ({
  page,
  store,
  signedIn,
}) => {
  const email = '\uD800a@example.com';
  await store({
    visaApplications: [application({ email })],
    contactMessages: [contactMessage({ email, subject: 'Half' })],
  });
  const link = page.getByRole('dialog').locator('a[href^="mailto:%EF%BF%BDa"]');
  await signedIn('/admin/dashboard/applications?open=application-1');
  await expect(link).toBeVisible();
  await page.goto('/admin/dashboard/overview');
  await page.getByRole('button', { name: /Half/ }).click();
  await expect(link).toBeVisible();
});

test('4,096 letters without a space make no screen wider than the window', async ({
  page,
  store,
  signedIn,
}) => {
  const name = 'W'.repeat(4096);
  await store({
    visaApplications: [application({ firstName: name, visaType: name, trackingNumber: name })],
    contactMessages: [contactMessage({ name, subject: name })],
  });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signedIn('/admin/dashboard/overview');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText('WWW').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
