import type { Page } from 'playwright/test';
import { expectNothingFound } from '../axe';
import { refuseOneWrite } from '../faults';
import { holdDatabase, rowsOf } from '../database';
import { application } from '../entries';
import { expect, newWindow, notice, test, stored } from '../test';

// Red, one pixel.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const SECRET = 'correct horse battery';

const save = (page: Page) => page.getByRole('button', { name: 'Save All Settings' });
const saved = (page: Page) => notice(page, 'Settings saved successfully.');

test('every tab is filled in, saved together and seen on the site', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/settings', {
    settings: {
      siteName: 'Old name',
      theme: 'gold',
      smtp: { host: 'smtp.example.com', port: 587, user: 'me', pass: SECRET },
    },
  });
  const panel = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', { name });

  await test.step('general, with a picture that really appears', async () => {
    await panel.getByLabel('Site Name').fill('Gate to Dubai');
    await expect(panel.getByRole('group', { name: 'Preview: Logo' })).toContainText(
      'Gate to Dubai',
    );
    await panel.getByLabel('Site Description').fill('Visas, calmly.');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
    await page.getByLabel('Logo file').setInputFiles({ ...file, buffer: Buffer.alloc(0) });
    await expect(panel.getByText('This file is empty.')).toBeVisible();
    await page.getByLabel('Logo file').setInputFiles({ ...file, buffer: Buffer.from('a text') });
    await expect(panel.getByText('This file is not a PNG')).toBeVisible();
    await page.getByLabel('Logo file').setInputFiles(file);
    await expect(panel.getByLabel('Logo', { exact: true })).toHaveValue(/Uploaded picture/);
    await panel.getByLabel('Favicon', { exact: true }).fill(`data:image/png;base64,${PNG}`);
    await expect(
      panel.getByPlaceholder('© 2024 Gate to Dubai. All rights reserved.'),
    ).toBeVisible();
    await panel.getByLabel('Copyright Text').fill('© Gate 2026');
  });

  await test.step('contact: advice does not block, a refused protocol does', async () => {
    await tab('Contact & Social').click();
    await panel.getByLabel('Contact Email').fill('info@gate');
    await expect(panel.getByText(/does not look like an email address/)).toBeVisible();
    await panel.getByLabel('Facebook').fill('https://www.facebook.com/gate');
    await panel.getByLabel('Twitter').fill('https://example.com/gate');
    await expect(panel.getByText('This address is at example.com.')).toBeVisible();
    await panel.getByLabel('LinkedIn').fill('javascript:alert(1)');
    await expectNothingFound(page);
    await tab('SEO').click();
    await save(page).click();
    await expect(panel.getByLabel('LinkedIn')).toBeFocused();
    await panel.getByLabel('LinkedIn').fill('');
  });

  await test.step('seo: counters', async () => {
    await tab('SEO').click();
    await panel.getByLabel('Global Meta Title').fill('Gate');
    await expect(panel.getByText('4 of 60 characters.')).toBeVisible();
    await panel.getByLabel('Global Meta Description').fill('d'.repeat(161));
    await expect(panel.getByText('search engines cut off the rest')).toBeVisible();
    await expectNothingFound(page);
  });

  await test.step('email: the password is hidden, and hidden again when it is left', async () => {
    await tab('Email (SMTP)').click();
    const password = panel.getByLabel('SMTP Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue(SECRET);
    await panel.getByRole('button', { name: 'Show SMTP Password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await panel.getByLabel('SMTP User').focus();
    await expect(password).toHaveAttribute('type', 'password');
    await expectNothingFound(page);
  });

  await test.step('the keyboard saves all of it, and nothing that is not shown is lost', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved(page)).toBeVisible();
    // The notice lies beside the button that saves again.
    await save(page).click({ trial: true, timeout: 2000 });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await stored(page, 'settings')).toMatchObject({
      siteName: 'Gate to Dubai',
      contactEmail: 'info@gate',
      globalMetaTitle: 'Gate',
      socialLinks: { facebook: 'https://www.facebook.com/gate', linkedin: '' },
      smtp: { host: 'smtp.example.com', port: '587', pass: SECRET },
      theme: 'gold',
    });
    for (const table of ['entries', 'snapshots', 'drafts'])
      expect(await rowsOf(page, table)).not.toContain(SECRET);
    expect(await rowsOf(page, 'credentials')).toContain(SECRET);
  });

  await test.step('on a phone the button stays in reach', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(save(page)).toBeInViewport();
    await tab('General').click();
    await expect(save(page)).toBeInViewport();
    await expectNothingFound(page);
  });

  await test.step('visitors see logo, favicon and title; a broken logo gives way to the badge', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Gate');
    const home = page.getByRole('banner').getByRole('link', { name: 'Gate to Dubai' });
    const logo = home.locator('img');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).toHaveJSProperty('naturalWidth', 1);
    await expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', /^data:image\/png/);
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
      settings.logoUrl = 'data:image/png;base64,AAAA';
      settings.faviconUrl = 'data:image/png;base64,AAAA';
      localStorage.setItem('settings', JSON.stringify(settings));
    });
    await page.reload();
    await expect(home.locator('.brand-badge')).toHaveText('G');
    await expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', '/favicon.svg');
  });
});

test('what is typed outlives the tab and a failed save', async ({ page, signedIn, context }) => {
  await signedIn('/admin/dashboard/settings', {
    settings: { siteName: 'First', address: 'Here', smtp: { pass: SECRET } },
  });
  const name = page.getByLabel('Site Name');

  await test.step('leaving asks for the password’s sake; the draft is offered again, without it', async () => {
    await name.fill('Typed');
    await page.getByRole('tab', { name: 'Email (SMTP)' }).click();
    await page.getByLabel('SMTP Password', { exact: true }).fill('new secret');
    await expect(page.getByText(/kept on this device, without the password/)).toBeVisible();
    await page.getByRole('link', { name: 'Menus' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('Passwords are never kept');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();
    expect(await rowsOf(page, 'drafts')).not.toContain('new secret');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText(/^Continue your draft of/)).toBeVisible();
    await expect(name).toHaveValue('First');
    await expectNothingFound(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(name).toHaveValue('Typed');
  });

  await test.step('a failed save keeps everything and says why', async () => {
    await refuseOneWrite(page);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('storage is full');
    await expect(name).toHaveValue('Typed');
  });

  await test.step('what is written on while it saves is not saved, and stays', async () => {
    const letGo = await holdDatabase(page);
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    await name.fill('Typed on');
    await letGo();
    await expect(saved(page)).toBeVisible();
    await expect(name).toHaveValue('Typed on');
    expect(await stored(page, 'settings')).toMatchObject({ siteName: 'Typed' });
    await expect.poll(() => rowsOf(page, 'drafts')).toContain('Typed on');
    await name.fill('Typed');
  });

  const other = await newWindow(context);
  await test.step('another field changed in another tab stays', async () => {
    await other.goto('/admin/dashboard/settings');
    await other.getByRole('tab', { name: 'Contact & Social' }).click();
    await other.getByLabel('Address').fill('There');
    await save(other).click();
    await expect(saved(other)).toBeVisible();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await stored(page, 'settings')).toMatchObject({
      siteName: 'Typed',
      address: 'There',
      smtp: { pass: SECRET },
    });
    // Nothing is being edited there, so the other tab shows it.
    await other.getByRole('tab', { name: 'General' }).click();
    await expect(other.getByLabel('Site Name')).toHaveValue('Typed');
  });

  await test.step('the same field: both versions, and the person chooses', async () => {
    await name.fill('Mine');
    await other.getByLabel('Site Name').fill('Theirs');
    await save(other).click();
    await expect.poll(() => stored(page, 'settings')).toMatchObject({ siteName: 'Theirs' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Also changed in another tab' });
    await expect(dialog).toContainText('Mine');
    await expect(dialog).toContainText('Theirs');
    await expectNothingFound(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => stored(page, 'settings'))
      .toMatchObject({ siteName: 'Mine', address: 'There' });
  });
});

test('a fee counts from when it is set, everywhere', async ({ page, signedIn }) => {
  const earlier = application({
    id: '1',
    trackingNumber: 'DV000001',
    visaType: 'tourist-30',
    submissionDate: '2026-01-05T08:00:00.000Z',
  });
  await signedIn('/admin/dashboard/settings', {
    visaCards: [
      {
        id: 'card',
        title: '30-Day Tourist',
        duration: '30 Days',
        price: 'AED 350',
        processing: '',
      },
    ],
    visaApplications: [earlier],
  });
  const fees = page.getByRole('group', { name: 'Fees in dirhams' });
  const fee = fees.getByLabel('Tourist Visa - 30 Days');
  await expect(fees.getByRole('textbox')).toHaveCount(5);
  await expect(fee).toHaveValue('350');

  await test.step('what is no fee is refused at its field', async () => {
    await fee.fill('free');
    await save(page).click();
    await expect(fee).toBeFocused();
    await expect(fee).toHaveAccessibleDescription('Enter whole dirhams, from 0 to 100,000.');
    expect(await stored(page, 'settings')).toBeNull();
  });

  await fee.fill('1400');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, 'settings')).toMatchObject({ fees: { 'tourist-30': [{ fee: 1400 }] } });

  await test.step('the card says that its price no longer fits', async () => {
    await page.goto('/admin/dashboard/visa-cards');
    const note = 'The price is not what the form charges: AED 1,400';
    await expect(page.getByRole('row', { name: /30-Day Tourist/ })).toContainText(note);
    await page.getByRole('button', { name: 'Edit 30-Day Tourist' }).click();
    const price = page.getByRole('dialog').getByLabel('Price', { exact: true });
    await expect(price).toHaveAccessibleDescription(new RegExp(note));
    await price.fill('AED 1,400');
    await expect(price).not.toHaveAccessibleDescription(new RegExp(note));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('card, form, summary and receipt', async () => {
    await page.goto('/visa-types');
    await expect(page.getByText('You pay AED 1,400')).toBeVisible();
    await page.goto('/apply?visa=tourist-30');
    await expect(
      page.getByRole('radio', { name: 'Tourist Visa - 30 Days AED 1,400' }),
    ).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('complementary', { name: /application/ })).toContainText(
      'AED 1,400',
    );
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('AED 1,400');
  });

  await test.step('what was submitted before costs what it did, for the office too', async () => {
    await page.goto('/apply?receipt=DV000001');
    await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('AED 350');
    await page.goto(`/admin/counter?application=${earlier.id}`);
    await expect(page.getByRole('main')).toContainText('AED 350');
  });
});
