import type { Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { application, contactMessage, page as storedPage } from '../entries';
import { expect, newWindow, test, fillMessage } from '../test';

/** axe takes a second a screen, and a busy machine five times as long. */
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECRET = 'geheimwort';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search, or choose a command' });
const results = (page: Page) => palette(page).getByRole('option');

async function open(page: Page, typed: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await palette(page).getByRole('combobox').fill(typed);
  await expect(palette(page).getByRole('status')).toContainText(`“${typed}”`);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the palette finds everything and opens it', async ({ page, context, signedIn }) => {
  await signedIn('/admin/dashboard/profile', {
    pages: [storedPage({ id: '7', title: 'Hidden prices', slug: 'prices', published: false })],
    visaApplications: [application({ trackingNumber: 'DV424242' })],
    contactMessages: [contactMessage({ subject: 'Lost luggage' })],
    settings: {
      contactEmail: 'desk@visa.example',
      smtp: { host: 'mail.visa.example', port: '25', user: 'post', pass: SECRET },
    },
  });

  await test.step('commands are found by the words that clerks use', async () => {
    for (const [typed, name] of [
      ['queue', 'Open the counter'],
      ['inbox', 'Go to applications'],
      ['footer', 'Go to menus'],
      ['counters', 'Share with other counters'],
    ] as const) {
      await open(page, typed);
      await expect(results(page).filter({ hasText: name })).toBeVisible();
      await close(page);
    }
  });

  await test.step('a draft, an application and a message open in their dialogs', async () => {
    await open(page, 'hidden');
    await expect(results(page).first()).toHaveText(/^Hidden prices.*Page$/);
    await expectNothingFound(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit Page' })).toBeVisible();
    await close(page);

    await open(page, 'haddad 424242');
    await results(page).filter({ hasText: 'Application' }).first().click();
    await expect(page.getByRole('dialog', { name: /Application Details: DV424242/ })).toBeVisible();
    await close(page);

    await open(page, 'lost lug');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Lost luggage', exact: true })).toBeVisible();
    await close(page);
  });

  await test.step('Publish, by another of its words too', async () => {
    await open(page, 'upload');
    await results(page)
      .filter({ hasText: /^Publish/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Publish', exact: true })).toBeVisible();
    await close(page);
  });

  await test.step('a setting opens its tab, and no password is found', async () => {
    await open(page, SECRET);
    await expect(palette(page).getByRole('status')).toContainText('Nothing found');
    await palette(page).getByRole('combobox').fill('mail.visa');
    await expect(results(page).first()).toHaveText(/^SMTP Host.*Setting$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Email (SMTP)', selected: true })).toBeVisible();
  });

  await test.step('a command does what it says', async () => {
    await open(page, 'new page');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create New Page' });
    await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await close(page);
  });

  await test.step('a command leads to the panel or the form that it names', async () => {
    for (const [typed, command, tab] of [
      ['move old', 'Storage', 'Storage'],
      ['snapshots', 'Recovery', 'Recovery'],
      ['settings social', 'Settings: Contact & Social', 'Contact & Social'],
    ] as const) {
      await open(page, typed);
      await results(page).filter({ hasText: command }).first().click();
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    }
    await open(page, 'change passw');
    await results(page).filter({ hasText: 'Change password' }).first().click();
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  });

  await test.step('what another tab saves or writes directly is found with its current content', async () => {
    const other = await newWindow(context, '/contact');
    await open(page, 'camel');
    await expect(palette(page).getByRole('status')).toContainText('Nothing found');
    await fillMessage(other, { Name: 'Zoë', Subject: 'Camel ride' });
    await other.getByRole('button', { name: 'Send Message' }).click();
    await expect(results(page).first()).toHaveText(/^Camel ride, Zoë/);
    await other.evaluate(() => {
      const pages = [{ id: 'by-hand', title: 'Camel market', slug: 'camels', published: true }];
      localStorage.setItem('pages', JSON.stringify(pages));
    });
    await expect(results(page).filter({ hasText: 'Camel market' })).toBeVisible();
    await other.close();
  });

  await test.step('everything is found where the database was deleted', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('dubai-visa');
          request.addEventListener('success', resolve);
        }),
    );
    await palette(page).getByRole('combobox').fill('camel mark');
    await expect(results(page).filter({ hasText: 'Camel market' })).toBeVisible();
  });
});

test('after a logout in any tab the palette is gone', async ({ page, context, signedIn }) => {
  await signedIn('/admin/dashboard/overview', {
    visaApplications: [application()],
  });
  await open(page, 'haddad');
  const other = await newWindow(context, '/admin/dashboard/profile');
  await open(other, 'log out');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Haddad')).toHaveCount(0);
});
