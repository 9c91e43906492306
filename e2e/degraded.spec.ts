import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { applyAs, applyWithAll } from './applyForm';
import { expect, logIn, test } from './test';

const ADMIN = { username: 'admin', email: '', phone: '' };

/** Locks and a database that never say anything. */
function neverAnswer(): void {
  LockManager.prototype.request = () => new Promise<never>(() => {});
  LockManager.prototype.query = () => new Promise<never>(() => {});
  // oxlint-disable-next-line typescript/unbound-method -- called with its own object
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function never(...which) {
    const request = open.apply(this, which);
    const swallow = (event: Event) => event.stopImmediatePropagation();
    for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
      request.addEventListener(type, swallow);
    return request;
  };
}

test('a database that never opens leaves one at the login', async ({ page, store }) => {
  await store({ adminAuthenticated: 'true', loginTime: '1', adminUser: ADMIN });
  await page.addInitScript(neverAnswer);
  for (const path of ['/admin/preview/pages/about', '/admin/dashboard/settings', '/admin']) {
    await page.goto(path);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL('/admin');
  }
  await logIn(page);
  await expect(page.getByText('You are not signed in.')).toBeVisible({ timeout: 30_000 });
});

test('a browser that is too old keeps the page that was sent, and is told so', async ({ page }) => {
  for (const [missing, paths] of [
    ['toSorted', ['/']],
    ['canParse', ['/', '/visa-types', '/apply', '/track', '/contact', '/blog']],
  ] as const) {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(Array.prototype, name);
      Reflect.deleteProperty(URL, name);
    }, missing);
    for (const path of paths) {
      await page.goto(path);
      const told = page.getByRole('alert').filter({ hasText: 'This browser is too old' });
      await expect(told).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await told.getByRole('button', { name: 'Close' }).click();
      await expect(told).toHaveCount(0);
    }
    await page.goto('/admin');
    await expect(page.getByText('This browser is too old')).toBeVisible();
  }
});

test('locks that never answer or are refused keep nobody from applying', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    LockManager.prototype.request = refuse;
    LockManager.prototype.query = refuse;
  });
  await applyWithAll(page);
});

test('without localStorage a login lasts for the page, and a banner says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/admin');
  const banner = page.getByText('so every page load signs you out');
  await expect(banner).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a browser without cryptography says why nobody is signed in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  await page.goto('/admin');
  await logIn(page);
  await expect(page.getByRole('alert')).toContainText('cannot check passwords');
});

test('in a browser that blocks all cookies one applies, signs in, and is told that nothing is kept', async ({
  launchProfile,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  // What the browser's own settings write.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const page = await launchProfile();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  const banner = page.getByText('This browser blocks its storage.');

  await page.goto('/apply');
  await expect(banner).toBeVisible();
  await applyAs(page, 'Amal');
  await expect(page.getByText('It will be lost when you close the page.')).toBeVisible();
  await expect(page.getByText(/is saved|Stored only|in this browser\.$/)).toHaveCount(0);

  await page.goto('/admin');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByText('is lost when you close this page')).toBeVisible();
  await expect(banner).toBeVisible();
  expect(faults).toEqual([]);
});
