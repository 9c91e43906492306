import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import type { FileChooser, Locator, Page } from 'playwright/test';
import { demoKey, writeSheet } from '../src/engines/handover/officeKeys';
import { toDigits } from '../src/engines/handover/code';
import { putRows, rowsOf } from './database';
import { installFaults } from './faults';
import { typeAsScanner } from './scanner';
import { expect, test } from './test';
import { decide, hand } from './officeCounter';

const COUNTER = '/admin/counter';
const { minimal, usual } = vectors.applications;
const field = (page: Page) => page.getByLabel(/^Scan a/);
const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('visaApplications') ?? '[]');

test.describe('where there is no camera to be had', () => {
  test.use({ permissions: ['camera'] });

  test('the reason is told, and a file works', async ({ page, signedIn }) => {
    for (const [name, said] of [
      ['NotReadableError', 'Another program uses the camera.'],
      ['NotFoundError', 'No camera was found. A scanner, a link or a file works without one.'],
    ] as const) {
      await page.addInitScript((reason) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', reason));
      }, name);
      await signedIn(COUNTER);
      await expect(page.getByText(said)).toBeVisible();
    }
    const buffer = Buffer.from(vectors.file.base64, 'base64');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.visa', mimeType: '', buffer });
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  });
});

test('by keyboard alone all is handed over and decided', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(COUNTER);
  // After a code or a number a key counts once half a second has gone without any.
  const intervals = [700];
  const tabTo = (target: Locator) =>
    expect(async () => {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      if (!(await isThere())) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    }).toPass({ intervals });
  // Wherever the focus is.
  await page.keyboard.type('DV999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^No application on this device/);
  await page.evaluate((text) => navigator.clipboard.writeText(text), usual.digits);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Choose a file' }));
  let chooser: FileChooser | undefined;
  page.once('filechooser', (opened) => (chooser = opened));
  await expect(async () => {
    await page.keyboard.press('Enter');
    expect(chooser).toBeDefined();
  }).toPass({ intervals });
  const buffer = Buffer.from(vectors.file.base64, 'base64');
  await chooser?.setFiles({ name: 'a.visa', mimeType: '', buffer });
  await expect(accept(page)).toBeFocused();
  // Accept hears no key of the first second.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Received on/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tabTo(page.getByRole('radio', { name: 'Processing' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Approved' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Sign decision', exact: true }));
  const slip = page.getByRole('img', { name: /^The decision as a code/ });
  // Enter counts after two seconds without a key, so that no scanner decides.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(slip).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('saleh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /DV482913.*Approved/ })).toBeFocused();
  await page.keyboard.press('Escape');
  // A number typed whole means one application: it is shown at once.
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('DV482913');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeFocused();
  await expect(slip).toBeVisible();
});

test('a save or a look that fails is told and can be tried again', async ({ page, signedIn }) => {
  await page.addInitScript(installFaults);
  await signedIn(COUNTER);
  const failing = (call: string) =>
    page.evaluate((name) => window.faults.begin(name, 'quota'), call);
  const working = () => page.evaluate(() => window.faults.end());

  await failing('IDBObjectStore.getAll');
  await hand(page, usual.digits);
  await expect(page.getByText(/^This browser’s storage did not respond/)).toBeVisible();
  await working();
  await hand(page, usual.digits);
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();

  await failing('Storage.setItem');
  await accept(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /storage/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  await working();
  expect(await stored(page)).not.toContain('Amira');
  expect(await rowsOf(page, 'takenOver')).toBe('[]');
  await accept(page).click();
  await expect(page.getByText(/^Received on/)).toBeVisible();

  await page.getByRole('radio', { name: 'Rejected' }).check();
  await page.getByLabel(/^Note/).fill('A page is missing');
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await failing('Storage.setItem');
  const sign = page.getByRole('button', { name: 'Sign decision', exact: true });
  await sign.click();
  await expect(page.getByRole('alert').filter({ hasText: /storage/i })).toBeInViewport({
    ratio: 1,
  });
  await working();
  await expect(page.getByRole('radio', { name: 'Rejected' })).toBeChecked();
  await expect(page.getByLabel(/^Note/)).toHaveValue('A page is missing');
  expect(await stored(page)).toContain('"status":"Submitted"');
  expect(await rowsOf(page, 'decisions')).toBe('[]');
  await sign.click();
  await expect(page.getByRole('img', { name: /^The decision as a code/ })).toBeVisible();
  expect(await stored(page)).toContain('"status":"Rejected"');
});

test('the counter asks where its text means several things', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  await hand(page, `${minimal.digits}\n\n${usual.digits}`);
  await expect(page.getByText('This text contains several applications. Which one?')).toBeVisible();
  await page.getByRole('button', { name: /Amira Saleh/ }).click();
  await accept(page).click();
  await expect(page.getByText(/^Received on/)).toBeVisible();
  const decision = { applicationId: 'x', mark: 'x', number: null, note: '', digits: '0' };
  await putRows(page, 'decisions', [{ ...decision, status: 'Approved', decided: 1_700_000_000 }]);
  await decide(page, 'Approved');
  const asked = page.getByRole('alertdialog', { name: 'Is the clock right?' });
  await expect(asked).toContainText('The newest decision here was made on');
  expect(await stored(page)).not.toContain('"status":"Approved"');
  await asked.getByRole('button', { name: 'The clock is right' }).click();
  await expect(page.getByRole('img', { name: /^The decision as a code/ })).toBeVisible();

  await page.keyboard.press('Escape');
  // A sheet goes to the form of the key, and is in no address.
  const digits = toDigits(await writeSheet(await demoKey()));
  await hand(page, digits);
  const sheet = page.getByLabel(/^Digits of the recovery sheet/);
  await expect(sheet).toHaveValue(/^\d{185}$/);
  await expect(page).toHaveURL('/admin/dashboard/profile#key');
  await page.clock.install();
  await sheet.fill('');
  await typeAsScanner(page, digits, { layout: 'American' });
  await expect(sheet).toHaveValue(digits);
  // Elsewhere it would open the counter.
  await page.clock.fastForward(3000);
  await expect(sheet).toBeFocused();
});

test('what was shared and not taken for a day is forgotten', async ({ page }) => {
  await page.goto('/');
  const names = () =>
    page.evaluate(async () => {
      const cache = await caches.open('received');
      const kept = await Promise.all((await cache.keys()).map((each) => cache.match(each)));
      return kept.map((response) => response?.headers.get('x-name'));
    });
  await page.evaluate(async () => {
    const cache = await caches.open('received');
    const hours = 60 * 60 * 1000;
    for (const [name, at] of [
      ['old', Date.now() - 25 * hours],
      ['new', Date.now() - 23 * hours],
      ['of tomorrow', Date.now() + 25 * hours],
    ] as const) {
      const headers = { 'x-name': encodeURIComponent(name), 'x-received-at': String(at) };
      await cache.put(`/received/${name}`, new Response('x', { headers }));
    }
  });
  await page.reload();
  await expect(async () => expect(await names()).toEqual(['new'])).toPass();
});
